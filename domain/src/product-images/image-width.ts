/** The widths in which each image is stored, in pixels (contract, section 8). */
export const IMAGE_WIDTHS = [160, 320, 640] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The width of an image when the request names none. */
export const DEFAULT_IMAGE_WIDTH: ImageWidth = 640;
