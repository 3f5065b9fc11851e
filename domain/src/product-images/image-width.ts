/** The widths, in pixels, that each image is stored in (contract, section 8). */
export const IMAGE_WIDTHS = [160, 320, 640] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The width when none is requested. */
export const DEFAULT_IMAGE_WIDTH: ImageWidth = 640;
