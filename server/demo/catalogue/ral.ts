import { parseRows, type Texts, toTexts } from '../table.ts';

/** A colour of the RAL Classic chart: its code, an approximate sRGB value, and its names. */
interface RalColor {
  code: string;
  hex: string;
  name: Texts;
  /** Fluorescent, pearl and metallic shades need pigments that many products cannot use. */
  effect: 'solid' | 'fluorescent' | 'pearl' | 'metallic';
}

const FLUORESCENT = new Set(['1026', '2005', '2007', '3024', '3026', '6038']);
const METALLIC = new Set(['9006', '9007']);
const PEARL = new Set([
  ...['1035', '1036', '2013', '3032', '3033', '4011', '4012', '5025'],
  ...['5026', '6035', '6036', '7048', '8029', '9022', '9023'],
]);

function findEffect(code: string): RalColor['effect'] {
  if (FLUORESCENT.has(code)) return 'fluorescent';
  if (METALLIC.has(code)) return 'metallic';
  return PEARL.has(code) ? 'pearl' : 'solid';
}

// code | sRGB | it | en | de | fr | es | pl | ru | cs
const TABLE = `
1000|#CDBA88|Beige verdastro|Green beige|Grünbeige|Beige vert|Beige verdoso|Beżowozielony|Зеленовато-бежевый|Zelenobéžová
1001|#D0B084|Beige|Beige|Beige|Beige|Beige|Beżowy|Бежевый|Béžová
1002|#D2AA6D|Giallo sabbia|Sand yellow|Sandgelb|Jaune sable|Amarillo arena|Piaskowy|Песочно-жёлтый|Písková žlutá
1003|#F9A800|Giallo segnale|Signal yellow|Signalgelb|Jaune de sécurité|Amarillo señales|Żółty sygnałowy|Сигнальный жёлтый|Signální žlutá
1004|#E49E00|Giallo oro|Golden yellow|Goldgelb|Jaune or|Amarillo oro|Żółty złoty|Золотисто-жёлтый|Zlatožlutá
1005|#CB8E00|Giallo miele|Honey yellow|Honiggelb|Jaune miel|Amarillo miel|Żółty miodowy|Медово-жёлтый|Medová žlutá
1006|#E29000|Giallo polenta|Maize yellow|Maisgelb|Jaune maïs|Amarillo maíz|Żółty kukurydziany|Кукурузно-жёлтый|Kukuřičná žlutá
1007|#E88C00|Giallo narciso|Daffodil yellow|Narzissengelb|Jaune narcisse|Amarillo narciso|Żółty narcyzowy|Нарциссово-жёлтый|Narcisová žlutá
1011|#AF804F|Beige marrone|Brown beige|Braunbeige|Beige brun|Beige pardo|Beżowobrązowy|Коричнево-бежевый|Hnědobéžová
1012|#DDAF27|Giallo limone|Lemon yellow|Zitronengelb|Jaune citron|Amarillo limón|Żółty cytrynowy|Лимонно-жёлтый|Citronová žlutá
1013|#E3D9C6|Bianco perla|Oyster white|Perlweiß|Blanc perlé|Blanco perla|Biały perłowy|Жемчужно-белый|Perlová bílá
1014|#DDC49A|Avorio|Ivory|Elfenbein|Ivoire|Marfil|Kość słoniowa|Слоновая кость|Slonová kost
1015|#E6D2B5|Avorio chiaro|Light ivory|Hellelfenbein|Ivoire clair|Marfil claro|Jasna kość słoniowa|Светлая слоновая кость|Světlá slonová kost
1016|#F1DD38|Giallo zolfo|Sulfur yellow|Schwefelgelb|Jaune soufre|Amarillo azufre|Żółty siarkowy|Серно-жёлтый|Sírová žlutá
1017|#F6A950|Giallo zafferano|Saffron yellow|Safrangelb|Jaune safran|Amarillo azafrán|Żółty szafranowy|Шафраново-жёлтый|Šafránová žlutá
1018|#FACA30|Giallo zinco|Zinc yellow|Zinkgelb|Jaune zinc|Amarillo de zinc|Żółty cynkowy|Цинково-жёлтый|Zinková žlutá
1019|#A48F7A|Beige grigiastro|Grey beige|Graubeige|Beige gris|Beige agrisado|Beżowoszary|Серо-бежевый|Šedobéžová
1020|#A08F65|Giallo olivastro|Olive yellow|Olivgelb|Jaune olive|Amarillo oliva|Żółty oliwkowy|Оливково-жёлтый|Olivově žlutá
1021|#F6B600|Giallo colza|Rapeseed yellow|Rapsgelb|Jaune colza|Amarillo colza|Żółty rzepakowy|Рапсово-жёлтый|Řepková žlutá
1023|#F7B500|Giallo traffico|Traffic yellow|Verkehrsgelb|Jaune signalisation|Amarillo tráfico|Żółty drogowy|Транспортный жёлтый|Dopravní žlutá
1024|#BA8F4C|Giallo ocra|Ochre yellow|Ockergelb|Jaune ocre|Amarillo ocre|Żółty ochra|Жёлтая охра|Okrová žlutá
1026|#FFFF00|Giallo brillante|Luminous yellow|Leuchtgelb|Jaune brillant|Amarillo brillante|Żółty odblaskowy|Люминесцентный жёлтый|Světle žlutá reflexní
1027|#A77F0E|Giallo curry|Curry yellow|Currygelb|Jaune curry|Amarillo curry|Żółty curry|Жёлтый карри|Kari žlutá
1028|#FF9B00|Giallo melone|Melon yellow|Melonengelb|Jaune melon|Amarillo melón|Żółty melonowy|Дынно-жёлтый|Melounová žlutá
1032|#E2A300|Giallo ginestra|Broom yellow|Ginstergelb|Jaune genêt|Amarillo retama|Żółty żarnowcowy|Жёлтый дрок|Kručinková žlutá
1033|#F99A1C|Giallo dalia|Dahlia yellow|Dahliengelb|Jaune dahlia|Amarillo dalia|Żółty daliowy|Георгиново-жёлтый|Jiřinková žlutá
1034|#EB9C52|Giallo pastello|Pastel yellow|Pastellgelb|Jaune pastel|Amarillo pastel|Żółty pastelowy|Пастельно-жёлтый|Pastelová žlutá
1035|#908370|Beige perlato|Pearl beige|Perlbeige|Beige nacré|Beige perlado|Beżowy perłowy|Перламутрово-бежевый|Perleťová béžová
1036|#80643F|Oro perlato|Pearl gold|Perlgold|Or nacré|Oro perlado|Złoty perłowy|Перламутрово-золотой|Perleťová zlatá
1037|#F09200|Giallo sole|Sun yellow|Sonnengelb|Jaune soleil|Amarillo sol|Żółty słoneczny|Солнечно-жёлтый|Sluneční žlutá
2000|#DA6E00|Arancio giallastro|Yellow orange|Gelborange|Orangé jaune|Naranja amarillento|Żółtopomarańczowy|Жёлто-оранжевый|Žlutooranžová
2001|#BA481B|Arancio rossastro|Red orange|Rotorange|Orangé rouge|Rojo anaranjado|Czerwonopomarańczowy|Красно-оранжевый|Červenooranžová
2002|#BF3922|Arancio sanguigno|Vermilion|Blutorange|Orangé sang|Naranja sanguíneo|Krwistopomarańczowy|Кроваво-оранжевый|Krvavě oranžová
2003|#F67828|Arancio pastello|Pastel orange|Pastellorange|Orangé pastel|Naranja pálido|Pomarańczowy pastelowy|Пастельно-оранжевый|Pastelová oranžová
2004|#E25303|Arancio puro|Pure orange|Reinorange|Orangé pur|Naranja puro|Pomarańczowy czysty|Чистый оранжевый|Čistá oranžová
2005|#FF4D06|Arancio brillante|Luminous orange|Leuchtorange|Orangé brillant|Naranja brillante|Pomarańczowy odblaskowy|Люминесцентный оранжевый|Světle oranžová reflexní
2007|#FFB200|Arancio chiaro brillante|Luminous bright orange|Leuchthellorange|Orangé clair brillant|Naranja claro brillante|Jasnopomarańczowy odblaskowy|Люминесцентный светло-оранжевый|Jasně oranžová reflexní
2008|#ED6B21|Rosso arancio chiaro|Bright red orange|Hellrotorange|Orangé rouge clair|Rojo claro anaranjado|Jasny czerwonopomarańczowy|Светлый красно-оранжевый|Světlá červenooranžová
2009|#DE5307|Arancio traffico|Traffic orange|Verkehrsorange|Orangé signalisation|Naranja tráfico|Pomarańczowy drogowy|Транспортный оранжевый|Dopravní oranžová
2010|#D05D28|Arancio segnale|Signal orange|Signalorange|Orangé de sécurité|Naranja señales|Pomarańczowy sygnałowy|Сигнальный оранжевый|Signální oranžová
2011|#E26E0E|Arancio profondo|Deep orange|Tieforange|Orangé foncé|Naranja intenso|Pomarańczowy głęboki|Насыщенный оранжевый|Tmavě oranžová
2012|#D5654D|Arancio salmone|Salmon orange|Lachsorange|Orangé saumon|Naranja salmón|Pomarańczowy łososiowy|Лососёво-оранжевый|Lososová oranžová
2013|#923E25|Arancio perlato|Pearl orange|Perlorange|Orangé nacré|Naranja perlado|Pomarańczowy perłowy|Перламутрово-оранжевый|Perleťová oranžová
3000|#A72920|Rosso fuoco|Flame red|Feuerrot|Rouge feu|Rojo vivo|Czerwony ognisty|Огненно-красный|Ohnivě červená
3001|#9B2423|Rosso segnale|Signal red|Signalrot|Rouge de sécurité|Rojo señales|Czerwony sygnałowy|Сигнальный красный|Signální červená
3002|#9B2321|Rosso carminio|Carmine red|Karminrot|Rouge carmin|Rojo carmín|Czerwony karminowy|Карминно-красный|Karmínová červená
3003|#861A22|Rosso rubino|Ruby red|Rubinrot|Rouge rubis|Rojo rubí|Czerwony rubinowy|Рубиново-красный|Rubínová červená
3004|#6B1C23|Rosso porpora|Purple red|Purpurrot|Rouge pourpre|Rojo púrpura|Czerwony purpurowy|Пурпурно-красный|Purpurová červená
3005|#59191F|Rosso vino|Wine red|Weinrot|Rouge vin|Rojo vino|Czerwony winny|Винно-красный|Vínová červená
3007|#3E2022|Rosso nerastro|Black red|Schwarzrot|Rouge noir|Rojo negruzco|Czarnoczerwony|Чёрно-красный|Černočervená
3009|#6D342D|Rosso ossido|Oxide red|Oxidrot|Rouge oxyde|Rojo óxido|Czerwony tlenkowy|Оксидно-красный|Oxidová červená
3011|#792423|Rosso marrone|Brown red|Braunrot|Rouge brun|Rojo pardo|Brązowoczerwony|Коричнево-красный|Hnědočervená
3012|#C6846D|Rosso beige|Beige red|Beigerot|Rouge beige|Rojo beige|Beżowoczerwony|Бежево-красный|Béžovočervená
3013|#972E25|Rosso pomodoro|Tomato red|Tomatenrot|Rouge tomate|Rojo tomate|Czerwony pomidorowy|Томатно-красный|Rajčatová červená
3014|#CB7375|Rosa antico|Antique pink|Altrosa|Vieux rose|Rosa antiguo|Stary róż|Антично-розовый|Starorůžová
3015|#D8A0A6|Rosa chiaro|Light pink|Hellrosa|Rose clair|Rosa claro|Jasnoróżowy|Светло-розовый|Světle růžová
3016|#A63D2F|Rosso corallo|Coral red|Korallenrot|Rouge corail|Rojo coral|Czerwony koralowy|Кораллово-красный|Korálová červená
3017|#CB555D|Rosato|Rose|Rosé|Rose|Rosa|Różowy|Розовый|Růžová
3018|#C73F4A|Rosso fragola|Strawberry red|Erdbeerrot|Rouge fraise|Rojo fresa|Czerwony truskawkowy|Клубнично-красный|Jahodová červená
3020|#BB1E10|Rosso traffico|Traffic red|Verkehrsrot|Rouge signalisation|Rojo tráfico|Czerwony drogowy|Транспортный красный|Dopravní červená
3022|#CF6955|Rosso salmone|Salmon pink|Lachsrot|Rouge saumon|Rojo salmón|Różowy łososiowy|Лососёво-красный|Lososová červená
3024|#FF2D21|Rosso brillante|Luminous red|Leuchtrot|Rouge brillant|Rojo brillante|Czerwony odblaskowy|Люминесцентный красный|Světle červená reflexní
3026|#FF2A1B|Rosso chiaro brillante|Luminous bright red|Leuchthellrot|Rouge clair brillant|Rojo claro brillante|Jasnoczerwony odblaskowy|Люминесцентный светло-красный|Jasně červená reflexní
3027|#AB273C|Rosso lampone|Raspberry red|Himbeerrot|Rouge framboise|Rojo frambuesa|Czerwony malinowy|Малиново-красный|Malinová červená
3028|#CC2C24|Rosso puro|Pure red|Reinrot|Rouge pur|Rojo puro|Czerwony czysty|Чистый красный|Čistá červená
3031|#A63437|Rosso oriente|Orient red|Orientrot|Rouge oriental|Rojo oriente|Czerwony orientalny|Ориентальный красный|Orientální červená
3032|#701D23|Rosso rubino perlato|Pearl ruby red|Perlrubinrot|Rouge rubis nacré|Rojo rubí perlado|Czerwony rubinowy perłowy|Перламутровый рубиново-красный|Perleťová rubínová
3033|#A53A2D|Rosa perlato|Pearl pink|Perlrosa|Rose nacré|Rosa perlado|Różowy perłowy|Перламутрово-розовый|Perleťová růžová
4001|#816183|Lilla rossastro|Red lilac|Rotlila|Lilas rouge|Rojo lila|Czerwonoliliowy|Красно-сиреневый|Červenofialová šeříková
4002|#8D3C4B|Viola rossastro|Red violet|Rotviolett|Violet rouge|Rojo violeta|Czerwonofioletowy|Красно-фиолетовый|Červenofialová
4003|#C4618C|Viola erica|Heather violet|Erikaviolett|Violet bruyère|Violeta érica|Fioletowy wrzosowy|Вересково-фиолетовый|Vřesová fialová
4004|#651E38|Viola bordeaux|Claret violet|Bordeauxviolett|Violet bordeaux|Violeta burdeos|Fioletowy bordowy|Бордово-фиолетовый|Bordová fialová
4005|#76689A|Lilla bluastro|Blue lilac|Blaulila|Lilas bleu|Lila azulado|Niebieskoliliowy|Сине-сиреневый|Modrofialová šeříková
4006|#903373|Porpora traffico|Traffic purple|Verkehrspurpur|Pourpre signalisation|Púrpura tráfico|Purpurowy drogowy|Транспортный пурпурный|Dopravní purpurová
4007|#47243C|Porpora violetto|Purple violet|Purpurviolett|Violet pourpre|Violeta púrpura|Purpurowofioletowy|Пурпурно-фиолетовый|Purpurová fialová
4008|#844C82|Violetto segnale|Signal violet|Signalviolett|Violet de sécurité|Violeta señales|Fioletowy sygnałowy|Сигнальный фиолетовый|Signální fialová
4009|#9D8692|Violetto pastello|Pastel violet|Pastellviolett|Violet pastel|Violeta pastel|Fioletowy pastelowy|Пастельно-фиолетовый|Pastelová fialová
4010|#BC4077|Telemagenta|Telemagenta|Telemagenta|Telemagenta|Magenta tele|Telemagenta|Телемагента|Telemagenta
4011|#6E6387|Violetto perlato|Pearl violet|Perlviolett|Violet nacré|Violeta perlado|Fioletowy perłowy|Перламутрово-фиолетовый|Perleťová fialová
4012|#6B6B7F|Mora perlato|Pearl blackberry|Perlbrombeer|Mûre nacré|Morado perlado|Jeżynowy perłowy|Перламутрово-ежевичный|Perleťová ostružinová
5000|#314F6F|Blu violaceo|Violet blue|Violettblau|Bleu violet|Azul violeta|Fioletowoniebieski|Фиолетово-синий|Fialovomodrá
5001|#0F4C64|Blu verdastro|Green blue|Grünblau|Bleu vert|Azul verdoso|Zielononiebieski|Зелёно-синий|Zelenomodrá
5002|#00387B|Blu oltremare|Ultramarine blue|Ultramarinblau|Bleu outremer|Azul ultramar|Niebieski ultramaryna|Ультрамариново-синий|Ultramarínová modrá
5003|#1F3855|Blu zaffiro|Sapphire blue|Saphirblau|Bleu saphir|Azul zafiro|Niebieski szafirowy|Сапфирово-синий|Safírová modrá
5004|#191E28|Blu nerastro|Black blue|Schwarzblau|Bleu noir|Azul negruzco|Czarnoniebieski|Чёрно-синий|Černomodrá
5005|#005387|Blu segnale|Signal blue|Signalblau|Bleu de sécurité|Azul señales|Niebieski sygnałowy|Сигнальный синий|Signální modrá
5007|#376B8C|Blu brillante|Brilliant blue|Brillantblau|Bleu brillant|Azul brillante|Niebieski brylantowy|Бриллиантово-синий|Brilantní modrá
5008|#2B3A44|Blu grigiastro|Grey blue|Graublau|Bleu gris|Azul grisáceo|Szaroniebieski|Серо-синий|Šedomodrá
5009|#225F78|Blu azzurro|Azure blue|Azurblau|Bleu azur|Azul azur|Niebieski azurowy|Лазурно-синий|Azurová modrá
5010|#004F7C|Blu genziana|Gentian blue|Enzianblau|Bleu gentiane|Azul genciana|Niebieski gencjanowy|Горечавково-синий|Enciánová modrá
5011|#1A2B3C|Blu acciaio|Steel blue|Stahlblau|Bleu acier|Azul acero|Niebieski stalowy|Стальной синий|Ocelová modrá
5012|#0089B6|Blu luce|Light blue|Lichtblau|Bleu clair|Azul luminoso|Jasnoniebieski|Светло-синий|Světle modrá
5013|#193153|Blu cobalto|Cobalt blue|Kobaltblau|Bleu cobalt|Azul cobalto|Niebieski kobaltowy|Кобальтово-синий|Kobaltová modrá
5014|#637D96|Blu colomba|Pigeon blue|Taubenblau|Bleu pigeon|Azul colombino|Niebieski gołębi|Голубино-синий|Holubí modrá
5015|#007CB0|Blu cielo|Sky blue|Himmelblau|Bleu ciel|Azul celeste|Niebieski niebiański|Небесно-синий|Nebeská modrá
5017|#005B8C|Blu traffico|Traffic blue|Verkehrsblau|Bleu signalisation|Azul tráfico|Niebieski drogowy|Транспортный синий|Dopravní modrá
5018|#058B8C|Blu turchese|Turquoise blue|Türkisblau|Bleu turquoise|Azul turquesa|Niebieski turkusowy|Бирюзово-синий|Tyrkysová modrá
5019|#005E83|Blu Capri|Capri blue|Capriblau|Bleu Capri|Azul Capri|Niebieski Capri|Синий капри|Modrá Capri
5020|#00414B|Blu oceano|Ocean blue|Ozeanblau|Bleu océan|Azul océano|Niebieski oceaniczny|Океанский синий|Oceánská modrá
5021|#007577|Blu acqua|Water blue|Wasserblau|Bleu d’eau|Azul agua|Niebieski wodny|Водный синий|Vodní modrá
5022|#222D5A|Blu notte|Night blue|Nachtblau|Bleu nocturne|Azul noche|Niebieski nocny|Ночной синий|Noční modrá
5023|#42698C|Blu distante|Distant blue|Fernblau|Bleu distant|Azul lejanía|Niebieski daleki|Дальний синий|Dálková modrá
5024|#6093AC|Blu pastello|Pastel blue|Pastellblau|Bleu pastel|Azul pastel|Niebieski pastelowy|Пастельно-синий|Pastelová modrá
5025|#21697C|Blu genziana perlato|Pearl gentian blue|Perlenzian|Gentiane nacré|Genciana perlado|Niebieski gencjanowy perłowy|Перламутровый горечавково-синий|Perleťová enciánová
5026|#0F3052|Blu notte perlato|Pearl night blue|Perlnachtblau|Bleu nuit nacré|Azul noche perlado|Niebieski nocny perłowy|Перламутровый ночной синий|Perleťová noční modrá
6000|#3C7460|Verde patina|Patina green|Patinagrün|Vert patine|Verde pátina|Zielony patynowy|Патиново-зелёный|Patinová zelená
6001|#366735|Verde smeraldo|Emerald green|Smaragdgrün|Vert émeraude|Verde esmeralda|Zielony szmaragdowy|Изумрудно-зелёный|Smaragdová zelená
6002|#325928|Verde foglia|Leaf green|Laubgrün|Vert feuillage|Verde hoja|Zielony liściasty|Лиственно-зелёный|Listová zelená
6003|#50533C|Verde oliva|Olive green|Olivgrün|Vert olive|Verde oliva|Zielony oliwkowy|Оливково-зелёный|Olivová zelená
6004|#024442|Verde bluastro|Blue green|Blaugrün|Vert bleu|Verde azulado|Niebieskozielony|Сине-зелёный|Modrozelená
6005|#114232|Verde muschio|Moss green|Moosgrün|Vert mousse|Verde musgo|Zielony mszysty|Зелёный мох|Mechová zelená
6006|#3C392E|Oliva grigiastro|Grey olive|Grauoliv|Olive gris|Oliva grisáceo|Szarooliwkowy|Серо-оливковый|Šedoolivová
6007|#2C3222|Verde bottiglia|Bottle green|Flaschengrün|Vert bouteille|Verde botella|Zielony butelkowy|Бутылочно-зелёный|Lahvová zelená
6008|#37342A|Verde brunastro|Brown green|Braungrün|Vert brun|Verde parduzco|Brązowozielony|Коричнево-зелёный|Hnědozelená
6009|#27352A|Verde abete|Fir green|Tannengrün|Vert sapin|Verde abeto|Zielony jodłowy|Пихтово-зелёный|Jedlová zelená
6010|#4D6F39|Verde erba|Grass green|Grasgrün|Vert herbe|Verde hierba|Zielony trawiasty|Травяной зелёный|Trávová zelená
6011|#6C7C59|Verde reseda|Reseda green|Resedagrün|Vert réséda|Verde reseda|Zielony rezedowy|Резедово-зелёный|Rezedová zelená
6012|#303D3A|Verde nerastro|Black green|Schwarzgrün|Vert noir|Verde negruzco|Czarnozielony|Чёрно-зелёный|Černozelená
6013|#7D765A|Verde canna|Reed green|Schilfgrün|Vert jonc|Verde caña|Zielony trzcinowy|Тростниково-зелёный|Rákosová zelená
6014|#474135|Oliva giallastro|Yellow olive|Gelboliv|Olive jaune|Oliva amarillento|Żółtooliwkowy|Жёлто-оливковый|Žlutoolivová
6015|#3D3D36|Oliva nerastro|Black olive|Schwarzoliv|Olive noir|Oliva negruzco|Czarnooliwkowy|Чёрно-оливковый|Černoolivová
6016|#00694C|Verde turchese|Turquoise green|Türkisgrün|Vert turquoise|Verde turquesa|Zielony turkusowy|Бирюзово-зелёный|Tyrkysová zelená
6017|#587F40|Verde maggio|May green|Maigrün|Vert mai|Verde mayo|Zielony majowy|Майский зелёный|Májová zelená
6018|#61993B|Verde giallastro|Yellow green|Gelbgrün|Vert jaune|Verde amarillento|Żółtozielony|Жёлто-зелёный|Žlutozelená
6019|#B9CEAC|Verde biancastro|Pastel green|Weißgrün|Vert blanc|Verde blanquecino|Białozielony|Бело-зелёный|Bělozelená
6020|#37422F|Verde cromo|Chrome green|Chromoxidgrün|Vert oxyde chromique|Verde cromo|Zielony tlenek chromu|Хромовый зелёный|Chromová zelená
6021|#8A9977|Verde pallido|Pale green|Blassgrün|Vert pâle|Verde pálido|Zielony blady|Бледно-зелёный|Bledě zelená
6022|#3A3327|Oliva brunastro|Olive drab|Braunoliv|Olive brun|Oliva parduzco|Brązowooliwkowy|Коричнево-оливковый|Hnědoolivová
6024|#008351|Verde traffico|Traffic green|Verkehrsgrün|Vert signalisation|Verde tráfico|Zielony drogowy|Транспортный зелёный|Dopravní zelená
6025|#5E6E3B|Verde felce|Fern green|Farngrün|Vert fougère|Verde helecho|Zielony paprociowy|Папоротниково-зелёный|Kapradinová zelená
6026|#005F4E|Verde opale|Opal green|Opalgrün|Vert opale|Verde ópalo|Zielony opalowy|Опалово-зелёный|Opálová zelená
6027|#7EBAB5|Verde chiaro|Light green|Lichtgrün|Vert clair|Verde luminoso|Jasnozielony|Светло-зелёный|Světle zelená
6028|#315442|Verde pino|Pine green|Kieferngrün|Vert pin|Verde pino|Zielony sosnowy|Сосново-зелёный|Borová zelená
6029|#006F3D|Verde menta|Mint green|Minzgrün|Vert menthe|Verde menta|Zielony miętowy|Мятно-зелёный|Mátová zelená
6032|#237F52|Verde segnale|Signal green|Signalgrün|Vert de sécurité|Verde señales|Zielony sygnałowy|Сигнальный зелёный|Signální zelená
6033|#46877F|Turchese menta|Mint turquoise|Minttürkis|Turquoise menthe|Turquesa menta|Turkus miętowy|Мятно-бирюзовый|Mátová tyrkysová
6034|#7AACAC|Turchese pastello|Pastel turquoise|Pastelltürkis|Turquoise pastel|Turquesa pastel|Turkus pastelowy|Пастельно-бирюзовый|Pastelová tyrkysová
6035|#194D25|Verde perlato|Pearl green|Perlgrün|Vert nacré|Verde perlado|Zielony perłowy|Перламутрово-зелёный|Perleťová zelená
6036|#04574B|Verde opale perlato|Pearl opal green|Perlopalgrün|Vert opale nacré|Verde ópalo perlado|Zielony opalowy perłowy|Перламутровый опалово-зелёный|Perleťová opálová zelená
6037|#008B29|Verde puro|Pure green|Reingrün|Vert pur|Verde puro|Zielony czysty|Чистый зелёный|Čistá zelená
6038|#00B51A|Verde brillante|Luminous green|Leuchtgrün|Vert brillant|Verde brillante|Zielony odblaskowy|Люминесцентный зелёный|Světle zelená reflexní
7000|#7A888E|Grigio vaio|Squirrel grey|Fehgrau|Gris petit-gris|Gris ardilla|Szary popielicowy|Серая белка|Popelavá šedá
7001|#8C969D|Grigio argento|Silver grey|Silbergrau|Gris argent|Gris plata|Szary srebrny|Серебристо-серый|Stříbrná šedá
7002|#817863|Grigio olivastro|Olive grey|Olivgrau|Gris olive|Gris oliva|Szary oliwkowy|Оливково-серый|Olivová šedá
7003|#7A7669|Grigio muschio|Moss grey|Moosgrau|Gris mousse|Gris musgo|Szary mszysty|Серый мох|Mechová šedá
7004|#9B9B9B|Grigio segnale|Signal grey|Signalgrau|Gris de sécurité|Gris señales|Szary sygnałowy|Сигнальный серый|Signální šedá
7005|#6C6E6B|Grigio topo|Mouse grey|Mausgrau|Gris souris|Gris ratón|Szary mysi|Мышино-серый|Myší šedá
7006|#766A5E|Grigio beige|Beige grey|Beigegrau|Gris beige|Gris beige|Szary beżowy|Бежево-серый|Béžovošedá
7008|#745E3D|Grigio kaki|Khaki grey|Khakigrau|Gris kaki|Gris caqui|Szary khaki|Серый хаки|Khaki šedá
7009|#5D6058|Grigio verdastro|Green grey|Grüngrau|Gris vert|Gris verdoso|Zielonoszary|Зелёно-серый|Zelenošedá
7010|#585C56|Grigio tenda|Tarpaulin grey|Zeltgrau|Gris tente|Gris lona|Szary brezentowy|Брезентово-серый|Stanová šedá
7011|#52595D|Grigio ferro|Iron grey|Eisengrau|Gris fer|Gris hierro|Szary żelazowy|Железно-серый|Železná šedá
7012|#575D5E|Grigio basalto|Basalt grey|Basaltgrau|Gris basalte|Gris basalto|Szary bazaltowy|Базальтово-серый|Čedičová šedá
7013|#575044|Grigio brunastro|Brown grey|Braungrau|Gris brun|Gris parduzco|Brązowoszary|Коричнево-серый|Hnědošedá
7015|#4F5358|Grigio ardesia|Slate grey|Schiefergrau|Gris ardoise|Gris pizarra|Szary łupkowy|Сланцево-серый|Břidlicová šedá
7016|#383E42|Grigio antracite|Anthracite grey|Anthrazitgrau|Gris anthracite|Gris antracita|Szary antracytowy|Антрацитово-серый|Antracitová šedá
7021|#2F3234|Grigio nerastro|Black grey|Schwarzgrau|Gris noir|Gris negruzco|Czarnoszary|Чёрно-серый|Černošedá
7022|#4C4A44|Grigio ombra|Umbra grey|Umbragrau|Gris terre d’ombre|Gris sombra|Szary umbra|Серая умбра|Umbrová šedá
7023|#808076|Grigio calcestruzzo|Concrete grey|Betongrau|Gris béton|Gris hormigón|Szary betonowy|Серый бетон|Betonová šedá
7024|#45494E|Grigio grafite|Graphite grey|Graphitgrau|Gris graphite|Gris grafita|Szary grafitowy|Графитово-серый|Grafitová šedá
7026|#374345|Grigio granito|Granite grey|Granitgrau|Gris granit|Gris granito|Szary granitowy|Гранитово-серый|Granitová šedá
7030|#928E85|Grigio pietra|Stone grey|Steingrau|Gris pierre|Gris piedra|Szary kamienny|Каменно-серый|Kamenná šedá
7031|#5B686D|Grigio bluastro|Blue grey|Blaugrau|Gris bleu|Gris azulado|Niebieskoszary|Сине-серый|Modrošedá
7032|#B5B0A1|Grigio ghiaia|Pebble grey|Kieselgrau|Gris silex|Gris guijarro|Szary żwirowy|Галечно-серый|Křemenná šedá
7033|#7F8274|Grigio cemento|Cement grey|Zementgrau|Gris ciment|Gris cemento|Szary cementowy|Цементно-серый|Cementová šedá
7034|#92886F|Grigio giallastro|Yellow grey|Gelbgrau|Gris jaune|Gris amarillento|Żółtoszary|Жёлто-серый|Žlutošedá
7035|#C5C7C4|Grigio luce|Light grey|Lichtgrau|Gris clair|Gris luminoso|Szary jasny|Светло-серый|Světle šedá
7036|#979392|Grigio platino|Platinum grey|Platingrau|Gris platine|Gris platino|Szary platynowy|Платиново-серый|Platinová šedá
7037|#7A7B7A|Grigio polvere|Dusty grey|Staubgrau|Gris poussière|Gris polvo|Szary pyłowy|Пыльно-серый|Prachová šedá
7038|#B0B0A9|Grigio agata|Agate grey|Achatgrau|Gris agate|Gris ágata|Szary agatowy|Агатово-серый|Achátová šedá
7039|#6B665E|Grigio quarzo|Quartz grey|Quarzgrau|Gris quartz|Gris cuarzo|Szary kwarcowy|Кварцево-серый|Křemičitá šedá
7040|#989EA1|Grigio finestra|Window grey|Fenstergrau|Gris fenêtre|Gris ventana|Szary okienny|Оконно-серый|Okenní šedá
7042|#8E9291|Grigio traffico A|Traffic grey A|Verkehrsgrau A|Gris signalisation A|Gris tráfico A|Szary drogowy A|Транспортный серый A|Dopravní šedá A
7043|#4F5250|Grigio traffico B|Traffic grey B|Verkehrsgrau B|Gris signalisation B|Gris tráfico B|Szary drogowy B|Транспортный серый B|Dopravní šedá B
7044|#B7B3A8|Grigio seta|Silk grey|Seidengrau|Gris soie|Gris seda|Szary jedwabisty|Шёлково-серый|Hedvábná šedá
7045|#8D9295|Grigio tele 1|Telegrey 1|Telegrau 1|Telegris 1|Gris tele 1|Telegrau 1|Телегрей 1|Telegrau 1
7046|#7F868A|Grigio tele 2|Telegrey 2|Telegrau 2|Telegris 2|Gris tele 2|Telegrau 2|Телегрей 2|Telegrau 2
7047|#C8C8C7|Grigio tele 4|Telegrey 4|Telegrau 4|Telegris 4|Gris tele 4|Telegrau 4|Телегрей 4|Telegrau 4
7048|#817B73|Grigio topo perlato|Pearl mouse grey|Perlmausgrau|Gris souris nacré|Gris ratón perlado|Szary mysi perłowy|Перламутровый мышино-серый|Perleťová myší šedá
8000|#89693E|Marrone verdastro|Green brown|Grünbraun|Brun vert|Pardo verdoso|Zielonobrązowy|Зелёно-коричневый|Zelenohnědá
8001|#9D622B|Marrone ocra|Ochre brown|Ockerbraun|Brun terre de Sienne|Pardo ocre|Brązowy ochra|Охра коричневая|Okrová hnědá
8002|#794D3E|Marrone segnale|Signal brown|Signalbraun|Brun de sécurité|Marrón señales|Brązowy sygnałowy|Сигнальный коричневый|Signální hnědá
8003|#7E4B26|Marrone fango|Clay brown|Lehmbraun|Brun argile|Pardo arcilla|Brązowy gliniasty|Глиняно-коричневый|Hliněná hnědá
8004|#8D4931|Marrone rame|Copper brown|Kupferbraun|Brun cuivré|Pardo cobre|Brązowy miedziany|Медно-коричневый|Měděná hnědá
8007|#70452A|Marrone capriolo|Fawn brown|Rehbraun|Brun fauve|Pardo corzo|Brązowy sarni|Оленье-коричневый|Srnčí hnědá
8008|#724A25|Marrone oliva|Olive brown|Olivbraun|Brun olive|Pardo oliva|Brązowy oliwkowy|Оливково-коричневый|Olivová hnědá
8011|#5A3826|Marrone noce|Nut brown|Nussbraun|Brun noisette|Pardo nuez|Brązowy orzechowy|Орехово-коричневый|Oříšková hnědá
8012|#66332B|Marrone rossiccio|Red brown|Rotbraun|Brun rouge|Pardo rojo|Czerwonobrązowy|Красно-коричневый|Červenohnědá
8014|#4A3526|Marrone seppia|Sepia brown|Sepiabraun|Brun sépia|Sepia|Brązowy sepia|Сепия коричневая|Sépiová hnědá
8015|#5E2F26|Marrone castagna|Chestnut brown|Kastanienbraun|Marron|Castaño|Brązowy kasztanowy|Каштаново-коричневый|Kaštanová hnědá
8016|#4C2B20|Marrone mogano|Mahogany brown|Mahagonibraun|Brun acajou|Caoba|Brązowy mahoniowy|Махагон коричневый|Mahagonová hnědá
8017|#442F29|Marrone cioccolata|Chocolate brown|Schokoladenbraun|Brun chocolat|Chocolate|Brązowy czekoladowy|Шоколадно-коричневый|Čokoládová hnědá
8019|#3D3635|Marrone grigiastro|Grey brown|Graubraun|Brun gris|Pardo grisáceo|Szarobrązowy|Серо-коричневый|Šedohnědá
8022|#1A1718|Marrone nerastro|Black brown|Schwarzbraun|Brun noir|Pardo negruzco|Czarnobrązowy|Чёрно-коричневый|Černohnědá
8023|#A45729|Marrone arancio|Orange brown|Orangebraun|Brun orangé|Pardo anaranjado|Pomarańczowobrązowy|Оранжево-коричневый|Oranžovohnědá
8024|#795038|Marrone beige|Beige brown|Beigebraun|Brun beige|Pardo beige|Beżowobrązowy jasny|Бежево-коричневый|Béžovohnědá
8025|#755847|Marrone pallido|Pale brown|Blassbraun|Brun pâle|Pardo pálido|Brązowy blady|Бледно-коричневый|Bledě hnědá
8028|#513A2A|Marrone terra|Terra brown|Terrabraun|Brun terre|Marrón tierra|Brązowy terra|Терракотово-коричневый|Zemitá hnědá
8029|#7F4031|Rame perlato|Pearl copper|Perlkupfer|Cuivre nacré|Cobre perlado|Miedziany perłowy|Перламутрово-медный|Perleťová měděná
9001|#E9E0D2|Bianco crema|Cream|Cremeweiß|Blanc crème|Blanco crema|Biały kremowy|Кремово-белый|Krémová bílá
9002|#D7D5CB|Bianco grigiastro|Grey white|Grauweiß|Blanc gris|Blanco grisáceo|Szarobiały|Серо-белый|Šedobílá
9003|#ECECE7|Bianco segnale|Signal white|Signalweiß|Blanc de sécurité|Blanco señales|Biały sygnałowy|Сигнальный белый|Signální bílá
9004|#2B2B2C|Nero segnale|Signal black|Signalschwarz|Noir de sécurité|Negro señales|Czarny sygnałowy|Сигнальный чёрный|Signální černá
9005|#0E0E10|Nero intenso|Jet black|Tiefschwarz|Noir foncé|Negro intenso|Czarny głęboki|Глубокий чёрный|Sytě černá
9006|#A1A1A0|Alluminio brillante|White aluminium|Weißaluminium|Aluminium blanc|Aluminio blanco|Białe aluminium|Бело-алюминиевый|Bílý hliník
9007|#878581|Alluminio grigiastro|Grey aluminium|Graualuminium|Aluminium gris|Aluminio gris|Szare aluminium|Тёмно-алюминиевый|Šedý hliník
9010|#F1ECE1|Bianco puro|Pure white|Reinweiß|Blanc pur|Blanco puro|Biały czysty|Чистый белый|Čistá bílá
9011|#27292B|Nero grafite|Graphite black|Graphitschwarz|Noir graphite|Negro grafito|Czarny grafitowy|Графитно-чёрный|Grafitová černá
9016|#F1F0EA|Bianco traffico|Traffic white|Verkehrsweiß|Blanc signalisation|Blanco tráfico|Biały drogowy|Транспортный белый|Dopravní bílá
9017|#2A292A|Nero traffico|Traffic black|Verkehrsschwarz|Noir signalisation|Negro tráfico|Czarny drogowy|Транспортный чёрный|Dopravní černá
9018|#C8CBC4|Bianco papiro|Papyrus white|Papyrusweiß|Blanc papyrus|Blanco papiro|Biały papirusowy|Папирусно-белый|Papyrusová bílá
9022|#858583|Grigio chiaro perlato|Pearl light grey|Perlhellgrau|Gris clair nacré|Gris claro perlado|Jasnoszary perłowy|Перламутровый светло-серый|Perleťová světle šedá
9023|#797B7A|Grigio scuro perlato|Pearl dark grey|Perldunkelgrau|Gris foncé nacré|Gris oscuro perlado|Ciemnoszary perłowy|Перламутровый тёмно-серый|Perleťová tmavě šedá
`;

/** All 213 colours of the chart, in chart order. */
export const RAL_CLASSIC: readonly RalColor[] = parseRows(TABLE, 10).map(
  ([code = '', hex = '', ...name]) => ({
    code,
    hex,
    name: toTexts(name),
    effect: findEffect(code),
  }),
);
