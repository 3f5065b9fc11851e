import type { CatalogueNode } from '@cromia/domain/private-catalogue/tree';
import { parseRows, toTexts } from '../table.ts';
import { DEMO_SERIALS } from './serials.ts';

// code | picture | serials of a leaf category, or - | it | en | de | fr | es | pl | ru | cs
const CATEGORIES = `
WALLS|walls|-|Pareti e soffitti|Walls and ceilings|Wände und Decken|Murs et plafonds|Paredes y techos|Ściany i sufity|Стены и потолки|Stěny a stropy
WALLS-PAINT|walls-paint|H500|Pitture lavabili|Washable paints|Scheuerbeständige Farben|Peintures lessivables|Pinturas lavables|Farby zmywalne|Моющиеся краски|Omyvatelné barvy
WALLS-BATH|walls-bath|H500 E600 H550|Bagno e cucina|Bathroom and kitchen|Bad und Küche|Salle de bains et cuisine|Baño y cocina|Łazienka i kuchnia|Ванная и кухня|Koupelna a kuchyň
WALLS-PREPARE|walls-prepare|H520 H560|Preparare il muro|Preparing the wall|Wand vorbereiten|Préparer le mur|Preparar la pared|Przygotowanie ściany|Подготовка стены|Příprava stěny
OUTSIDE|outside|-|Esterno casa|Outside the house|Rund ums Haus|Extérieur de la maison|Exterior de la casa|Na zewnątrz domu|Снаружи дома|Vnějšek domu
OUTSIDE-FACADE|outside-facade|H510 H515 H530 H520|Facciate|Façades|Fassaden|Façades|Fachadas|Elewacje|Фасады|Fasády
OUTSIDE-TERRACE|outside-terrace|H550 W470|Terrazze e balconi|Terraces and balconies|Terrassen und Balkone|Terrasses et balcons|Terrazas y balcones|Tarasy i balkony|Террасы и балконы|Terasy a balkony
WOOD|wood|-|Legno|Wood|Holz|Bois|Madera|Drewno|Дерево|Dřevo
WOOD-PROTECT|wood-protect|W400 W470|Proteggere il legno all'aperto|Protecting wood outdoors|Holz im Freien schützen|Protéger le bois dehors|Proteger la madera exterior|Ochrona drewna na zewnątrz|Защита дерева на улице|Ochrana dřeva venku
WOOD-STAIN|wood-stain|W460 W430|Tinte per mobili|Furniture stains|Beizen für Möbel|Teintes pour meubles|Tintes para muebles|Bejce do mebli|Морилки для мебели|Mořidla na nábytek
WOOD-FURNITURE|wood-furniture|W425 E600 W430|Mobili e porte|Furniture and doors|Möbel und Türen|Meubles et portes|Muebles y puertas|Meble i drzwi|Мебель и двери|Nábytek a dveře
ENAMELS|enamels|-|Smalti|Enamels|Lacke|Laques|Esmaltes|Emalie|Эмали|Emaily
ENAMELS-WATER|enamels-water|E600 M240|Smalti all'acqua|Waterborne enamels|Wasserlacke|Laques à l'eau|Esmaltes al agua|Emalie wodne|Водные эмали|Vodou ředitelné emaily
ENAMELS-ALKYD|enamels-alkyd|E610 M200|Smalti sintetici|Alkyd enamels|Kunstharzlacke|Laques glycéro|Esmaltes sintéticos|Emalie alkidowe|Алкидные эмали|Syntetické emaily
ENAMELS-PLASTIC|enamels-plastic|P700 P710|Plastica e PVC|Plastic and PVC|Kunststoff und PVC|Plastique et PVC|Plástico y PVC|Plastik i PVC|Пластик и ПВХ|Plast a PVC
METAL|metal|-|Ferro e metalli|Iron and metals|Eisen und Metalle|Fer et métaux|Hierro y metales|Żelazo i metale|Железо и металлы|Železo a kovy
METAL-RUST|metal-rust|F110|Antiruggine|Rust protection|Rostschutz|Antirouille|Antióxidos|Antykorozyjne|Антикоррозионные грунты|Antikorozní nátěry
METAL-ENAMEL|metal-gates|M200 E610|Smalti per ringhiere e cancelli|Enamels for railings and gates|Lacke für Geländer und Tore|Laques pour grilles et portails|Esmaltes para rejas y puertas|Emalie do balustrad i bram|Эмали для перил и ворот|Emaily na zábradlí a vrata
METAL-RADIATOR|metal-radiator|E600 M240|Termosifoni|Radiators|Heizkörper|Radiateurs|Radiadores|Grzejniki|Радиаторы|Radiátory
METAL-HEAT|metal-heat|M260|Stufe e camini|Stoves and fireplaces|Öfen und Kamine|Poêles et cheminées|Estufas y chimeneas|Piece i kominki|Печи и камины|Kamna a krby
FLOORS|floors|-|Pavimenti|Floors|Böden|Sols|Suelos|Podłogi|Полы|Podlahy
FLOORS-GARAGE|floors-garage|H540|Garage e cantina|Garage and cellar|Garage und Keller|Garage et cave|Garaje y sótano|Garaż i piwnica|Гараж и подвал|Garáž a sklep
FLOORS-SEAL|floors-seal|H550|Impermeabilizzare|Waterproofing|Abdichten|Étanchéifier|Impermeabilizar|Uszczelnianie|Гидроизоляция|Hydroizolace
TOOLS|tools|-|Pulire e diluire|Cleaning and thinning|Reinigen und Verdünnen|Nettoyer et diluer|Limpiar y diluir|Czyszczenie i rozcieńczanie|Очистка и разбавление|Čištění a ředění
TOOLS-REMOVE|tools-remove|Z950 Z955|Sverniciare e sgrassare|Stripping and degreasing|Abbeizen und Entfetten|Décaper et dégraisser|Decapar y desengrasar|Usuwanie farb i odtłuszczanie|Снятие краски и обезжиривание|Odstranění nátěrů a odmaštění
TOOLS-THIN|tools-thin|D100 D103|Diluenti|Thinners|Verdünnungen|Diluants|Diluyentes|Rozcieńczalniki|Растворители|Ředidla
`;

/** Serials that only dealers sell. */
const NOT_ONLINE = ['H530', 'H540', 'M260', 'P710', 'W430', 'D103', 'M240'];

function buildProductNode(serial: string): CatalogueNode {
  const demoSerial = DEMO_SERIALS.find((candidate) => candidate.serial === serial);
  if (!demoSerial) throw new Error(`Unknown serial in the private catalogue: ${serial}`);
  return {
    code: serial,
    name: demoSerial.shortDescription,
    description: demoSerial.longDescription,
    // Pages show a drawing of the packaging instead.
    image: null,
    brand: demoSerial.brand,
    link: NOT_ONLINE.includes(serial) ? null : `https://store.cromia.example/p/${serial}`,
    children: [],
  };
}

/** The consumer catalogue, grouped by what the customer wants to paint. */
export function buildPrivateCatalogue(): CatalogueNode[] {
  const roots: CatalogueNode[] = [];
  for (const [code = '', picture = '', serials = '-', ...name] of parseRows(CATEGORIES, 11)) {
    const children = serials === '-' ? [] : serials.split(' ').map(buildProductNode);
    const category = { code, name: toTexts(name), description: {}, image: `${picture}.svg` };
    const node: CatalogueNode = { ...category, brand: null, link: null, children };
    if (serials === '-') roots.push(node);
    else roots.at(-1)?.children.push(node);
  }
  return roots;
}

/**
 * An earlier version of the catalogue: without floors, plastic and radiators, and with another name for the wall
 * paints.
 */
export function buildEarlierCatalogue(): CatalogueNode[] {
  return buildPrivateCatalogue()
    .filter(({ code }) => code !== 'FLOORS')
    .map((root) => ({
      ...root,
      children: root.children
        .filter(({ code }) => code !== 'ENAMELS-PLASTIC' && code !== 'METAL-RADIATOR')
        .map((category) =>
          category.code === 'WALLS-PAINT'
            ? { ...category, name: { ...category.name, it: 'Idropitture', en: 'Emulsion paints' } }
            : category,
        ),
    }));
}
