# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] Om du inte kan eller vill lägga något kort drar du i stället { $cards } kort från talongen.
   *[other] Om du inte kan eller vill lägga något kort drar du i stället { $cards } kort från talongen.
 }
draw-at-will-up-to = Om du inte kan eller vill lägga något kort drar du i stället kort från talongen, ett i taget, tills ett går att lägga: högst { $cards }.
draw-at-will-until-playable = Om du inte kan eller vill lägga något kort drar du i stället kort från talongen, ett i taget, tills ett går att lägga.
draw-when-unable-exactly = { $cards ->
    [one] Om du inte kan lägga något kort drar du { $cards } kort från talongen; kan du lägga ett måste du göra det.
   *[other] Om du inte kan lägga något kort drar du { $cards } kort från talongen; kan du lägga ett måste du göra det.
 }
draw-when-unable-up-to = Om du inte kan lägga något kort drar du kort från talongen, ett i taget, tills ett går att lägga: högst { $cards }. Kan du lägga ett kort måste du göra det.
draw-when-unable-until-playable = Om du inte kan lägga något kort drar du kort från talongen, ett i taget, tills ett går att lägga. Kan du lägga ett kort måste du göra det.
drawn-may-be-played = { $cards ->
    [1] Om det dragna kortet går att lägga får du lägga det genast; annars är din tur slut.
   *[other] Om ett draget kort går att lägga får du lägga det genast; annars är din tur slut.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Därefter får du fortfarande lägga ett kort som går att lägga, det dragna eller ett annat; annars är din tur slut.
   *[other] Därefter får du fortfarande lägga ett kort som går att lägga, ett draget eller ett annat; annars är din tur slut.
 }
drawn-must-be-played = { $cards ->
    [1] Om det dragna kortet går att lägga måste du lägga det genast; annars är din tur slut.
   *[other] Om ett draget kort går att lägga måste du lägga det genast; annars är din tur slut.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Därefter måste du, om du kan, lägga ett kort som går att lägga, det dragna eller ett annat; annars är din tur slut.
   *[other] Därefter måste du, om du kan, lägga ett kort som går att lägga, ett draget eller ett annat; annars är din tur slut.
 }
drawn-waits = När du har dragit är din tur slut, även om ett draget kort går att lägga.
drawn-until-may-be-played = Det dragna kortet som går att lägga får du lägga genast eller behålla; sedan är din tur slut.
drawn-each-may-be-played = Ett draget kort som går att lägga får du lägga genast.
drawn-each-may-be-played-or-any-other = Efter varje draget kort får du lägga ett kort som går att lägga, det dragna eller ett annat; har du inte lagt något efter det sista är din tur slut.
drawn-until-must-be-played = Det dragna kortet som går att lägga måste du lägga genast.
drawn-each-must-be-played-or-any-other = Efter varje draget kort får du lägga ett kort som går att lägga, det dragna eller ett annat; efter det sista måste du, om du kan.
drawn-until-waits = Sedan är din tur slut: kortet som går att lägga får vänta till din nästa tur.
draw-at-will-nothing = Om du inte kan eller vill lägga något kort passar du; ingen drar.
draw-when-unable-nothing = Om du inte kan lägga något kort passar du; ingen drar. Kan du lägga ett måste du göra det.
draw-may-go-on = Även när ett kort går att lägga får du fortsätta att dra.
pass-after-last-draw = Först när du har dragit alla får du avsluta din tur utan att lägga något kort.
pass-after-any-draw = Efter vart och ett av dessa kort får du avsluta din tur.
pass-after-any-draw-if-unable = Efter vart och ett av dessa kort får du avsluta din tur om du inte kan lägga något.
pass-when-dry = När det inte finns något att dra får alla passa, även med ett kort som går att lägga.
pass-at-will = Du får också passa utan att dra.
draw-from-discards = I stället för att dra får du ta kasthögens översta kort, om det ligger ett till under det och det senast lagda kortet inte var ditt; din tur är då slut. Kortet under gör inget en gång till, och det som var valt gäller inte längre.
