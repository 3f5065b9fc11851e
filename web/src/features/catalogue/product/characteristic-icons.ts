import {
  IconBatteryCharging,
  IconBolt,
  IconBrush,
  IconCylinder,
  IconDropletDown,
  IconFlame,
  IconFlask2,
  IconPaint,
  IconRipple,
  IconSpray,
  IconSunHigh,
  IconTool,
  IconTrowel,
  IconWash,
  IconWaveSine,
  IconWind,
  type TablerIcon,
} from '@tabler/icons-react';

const METHODS: Readonly<Record<string, TablerIcon>> = {
  brush: IconBrush,
  roller: IconPaint,
  sprinkle: IconSpray,
  airMix: IconSpray,
  airLess: IconSpray,
  conventional: IconSpray,
  hplv: IconSpray,
  spatula: IconTrowel,
  trowel: IconTrowel,
  sponge: IconWash,
  cloth: IconWash,
  rollerCoating: IconCylinder,
  curtainCoater: IconWaveSine,
  flowCoatings: IconDropletDown,
  immersion: IconRipple,
  electrostaticSpray: IconBolt,
  electrophoresisNS: IconBatteryCharging,
  anode: IconBatteryCharging,
  cathode: IconBatteryCharging,
};

const DRYINGS: Readonly<Record<string, TablerIcon>> = {
  air: IconWind,
  catalyzed: IconFlask2,
  electrophoretic: IconBatteryCharging,
  oven: IconFlame,
  'curing/UV': IconSunHigh,
};

/** The icon of an application method, by name. */
export function findMethodIcon(name: string): TablerIcon {
  return METHODS[name] ?? IconTool;
}

/** The icon of a drying method, by name. */
export function findDryingIcon(name: string): TablerIcon {
  return DRYINGS[name] ?? IconWind;
}
