import { parseNumber, parseRows } from '../table.ts';

/** An Italian town with a dealer or customers. */
interface Town {
  name: string;
  postalCode: string;
  province: string;
  /** Area code of its landlines, with the leading zero. */
  areaCode: string;
  latitude: number;
  longitude: number;
}

// town | postal code | province | area code | latitude | longitude
const TOWNS = `
Alessandria|15121|AL|0131|44.9130|8.6150
Ancona|60121|AN|071|43.6170|13.5170
Aosta|11100|AO|0165|45.7370|7.3200
Arezzo|52100|AR|0575|43.4630|11.8800
Ascoli Piceno|63100|AP|0736|42.8540|13.5750
Asti|14100|AT|0141|44.9000|8.2060
Avellino|83100|AV|0825|40.9140|14.7900
Bari|70121|BA|080|41.1260|16.8690
Bassano del Grappa|36061|VI|0424|45.7670|11.7340
Belluno|32100|BL|0437|46.1390|12.2170
Benevento|82100|BN|0824|41.1300|14.7810
Bergamo|24121|BG|035|45.6950|9.6700
Biella|13900|BI|015|45.5660|8.0530
Bologna|40121|BO|051|44.4960|11.3420
Bolzano|39100|BZ|0471|46.4980|11.3550
Brescia|25121|BS|030|45.5390|10.2200
Brindisi|72100|BR|0831|40.6380|17.9460
Busto Arsizio|21052|VA|0331|45.6120|8.8510
Cagliari|09124|CA|070|39.2150|9.1100
Campobasso|86100|CB|0874|41.5600|14.6620
Cantù|22063|CO|031|45.7390|9.1280
Carpi|41012|MO|059|44.7830|10.8850
Caserta|81100|CE|0823|41.0740|14.3320
Castelfranco Veneto|31033|TV|0423|45.6710|11.9270
Catania|95121|CT|095|37.5020|15.0870
Catanzaro|88100|CZ|0961|38.9100|16.5880
Cesena|47521|FC|0547|44.1390|12.2430
Chieti|66100|CH|0871|42.3510|14.1680
Civitanova Marche|62012|MC|0733|43.3070|13.7280
Como|22100|CO|031|45.8100|9.0850
Cosenza|87100|CS|0984|39.2980|16.2540
Cremona|26100|CR|0372|45.1330|10.0220
Cuneo|12100|CN|0171|44.3840|7.5430
Empoli|50053|FI|0571|43.7180|10.9480
Faenza|48018|RA|0546|44.2860|11.8830
Ferrara|44121|FE|0532|44.8380|11.6190
Firenze|50121|FI|055|43.7700|11.2550
Foggia|71121|FG|0881|41.4620|15.5440
Forlì|47121|FC|0543|44.2220|12.0410
Frosinone|03100|FR|0775|41.6400|13.3420
Genova|16121|GE|010|44.4060|8.9340
Gorizia|34170|GO|0481|45.9410|13.6220
Grosseto|58100|GR|0564|42.7600|11.1140
Imola|40026|BO|0542|44.3530|11.7140
La Spezia|19121|SP|0187|44.1030|9.8240
L'Aquila|67100|AQ|0862|42.3500|13.3990
Latina|04100|LT|0773|41.4680|12.9040
Lecce|73100|LE|0832|40.3520|18.1750
Lecco|23900|LC|0341|45.8560|9.3970
Legnago|37045|VR|0442|45.1930|11.3060
Livorno|57123|LI|0586|43.5490|10.3110
Lodi|26900|LO|0371|45.3140|9.5030
Lucca|55100|LU|0583|43.8430|10.5050
Lugo|48022|RA|0545|44.4210|11.9110
Mantova|46100|MN|0376|45.1560|10.7910
Matera|75100|MT|0835|40.6660|16.6040
Messina|98122|ME|090|38.1940|15.5540
Milano|20121|MI|02|45.4640|9.1900
Modena|41121|MO|059|44.6470|10.9250
Monza|20900|MB|039|45.5840|9.2740
Napoli|80133|NA|081|40.8510|14.2680
Novara|28100|NO|0321|45.4460|8.6220
Padova|35121|PD|049|45.4080|11.8760
Palermo|90133|PA|091|38.1160|13.3610
Parma|43121|PR|0521|44.8010|10.3280
Pavia|27100|PV|0382|45.1850|9.1580
Perugia|06121|PG|075|43.1110|12.3890
Pesaro|61121|PU|0721|43.9100|12.9130
Pescara|65121|PE|085|42.4640|14.2140
Piacenza|29121|PC|0523|45.0520|9.6930
Pisa|56121|PI|050|43.7160|10.4020
Pordenone|33170|PN|0434|45.9560|12.6600
Potenza|85100|PZ|0971|40.6400|15.8050
Prato|59100|PO|0574|43.8800|11.0960
Ravenna|48121|RA|0544|44.4170|12.2010
Reggio Calabria|89125|RC|0965|38.1110|15.6470
Reggio Emilia|42121|RE|0522|44.6980|10.6310
Rimini|47921|RN|0541|44.0600|12.5660
Roma|00185|RM|06|41.8960|12.5000
Rovigo|45100|RO|0425|45.0700|11.7900
Salerno|84121|SA|089|40.6780|14.7590
Sassari|07100|SS|079|40.7270|8.5600
Savona|17100|SV|019|44.3080|8.4810
Schio|36015|VI|0445|45.7130|11.3580
Siena|53100|SI|0577|43.3190|11.3310
Siracusa|96100|SR|0931|37.0750|15.2870
Taranto|74121|TA|099|40.4640|17.2470
Teramo|64100|TE|0861|42.6590|13.7040
Terni|05100|TR|0744|42.5640|12.6430
Torino|10121|TO|011|45.0700|7.6870
Trapani|91100|TP|0923|38.0180|12.5140
Trento|38121|TN|0461|46.0670|11.1210
Treviso|31100|TV|0422|45.6660|12.2450
Trieste|34121|TS|040|45.6500|13.7700
Udine|33100|UD|0432|46.0640|13.2350
Varese|21100|VA|0332|45.8180|8.8250
Verbania|28921|VB|0323|45.9230|8.5520
Vercelli|13100|VC|0161|45.3200|8.4190
Verona|37121|VR|045|45.4380|10.9920
Vicenza|36100|VI|0444|45.5470|11.5460
Vigevano|27029|PV|0381|45.3160|8.8580
Viterbo|01100|VT|0761|42.4170|12.1050
`;

export const TOWNS_OF_ITALY: readonly Town[] = parseRows(TOWNS, 6).map(
  ([name = '', postalCode = '', province = '', areaCode = '', latitude = '', longitude = '']) => ({
    name,
    postalCode,
    province,
    areaCode,
    latitude: parseNumber(latitude),
    longitude: parseNumber(longitude),
  }),
);

/** Streets that nearly every Italian town has, and those of industrial areas. */
export const TOWN_STREETS = [
  ...['Via Roma', 'Via Garibaldi', 'Via Mazzini', 'Corso Italia', 'Via Matteotti', 'Viale della Stazione'],
  ...['Via Dante', 'Via XX Settembre', 'Via Verdi', 'Viale Europa', 'Via Cavour', 'Via Marconi'],
];
export const INDUSTRIAL_STREETS = [
  ...[
    "Via dell'Industria",
    "Via dell'Artigianato",
    'Via del Lavoro',
    'Via Enrico Fermi',
    'Via Alessandro Volta',
  ],
  ...['Via Galileo Galilei', 'Via Olivetti', 'Via del Progresso', 'Viale delle Industrie', 'Via Galvani'],
];
