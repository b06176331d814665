import sharp from "sharp";
import { invalidField } from "../http/refusal";

// One thread and no cache: logos are rare, and everything else on this machine is not.
sharp.cache(false);
sharp.concurrency(1);

/** The longest side of a logo as it is kept, and the most pixels that are decoded to get there. */
const limits = { side: 512, pixels: 4096 * 4096 } as const;

/** How PNG, JPEG and WebP files begin, in hexadecimal. */
const beginnings: readonly RegExp[] = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/**
 * Draws an uploaded image anew: only pixels get through, of an animation the first picture.
 * What a file is called or claims to be counts for nothing; its first bytes decide whether it is decoded at all.
 * @throws {Refusal} when it is no PNG, JPEG or WebP, cannot be decoded, or has too many pixels
 */
export async function redrawnLogo(upload: Uint8Array): Promise<Uint8Array> {
  const beginning = Buffer.from(upload.subarray(0, 12)).toString("hex");
  if (!beginnings.some((pattern) => pattern.test(beginning)))
    throw invalidField("provider_logo", "Choose a PNG, JPEG or WebP image");
  try {
    return await sharp(upload, { limitInputPixels: limits.pixels, autoOrient: true })
      .timeout({ seconds: 5 })
      .resize(limits.side, limits.side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    throw invalidField("provider_logo", "This image is damaged or has more than 16 million pixels");
  }
}
