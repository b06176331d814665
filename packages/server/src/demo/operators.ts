import sharp from "sharp";

/** The operators of a demo, each with the initials and colour that its logo is drawn of. */
export const demoOperators = [
  { name: "M-Pesa", provider_code: "vodacom", initials: "MP", colour: "#c81e2b" },
  { name: "Mixx by Yas", provider_code: "tigo", initials: "MX", colour: "#1b3f94" },
  { name: "Airtel Money", provider_code: "airtel", initials: "AM", colour: "#a3123a" },
  { name: "HaloPesa", provider_code: "halotel", initials: "HP", colour: "#d9660b" },
  { name: "T-Pesa", provider_code: "ttcl", initials: "TP", colour: "#0b6e8a", is_active: false },
] as const;

/** Strokes in a box of 8 by 10: a server has no fonts to rely on. */
const strokes: Readonly<Record<string, string>> = {
  A: "M0 10 L4 0 L8 10 M1.6 6.5 H6.4",
  H: "M0.5 0 V10 M7.5 0 V10 M0.5 5 H7.5",
  M: "M0 10 V0 L4 6 L8 0 V10",
  P: "M1 10 V0 H4.5 A3 3 0 0 1 4.5 6 H1",
  T: "M0 0 H8 M4 0 V10",
  X: "M0.5 0 L7.5 10 M7.5 0 L0.5 10",
};

/** A rounded square with two initials, as WebP. */
export function drawnLogo(initials: string, colour: string): Promise<Uint8Array> {
  const letters = [...initials].map(
    (letter, place) => `<path transform="translate(${place * 10.5} 0)" d="${strokes[letter]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" rx="56" fill="${colour}"/>
    <g transform="translate(45 83) scale(9)" fill="none" stroke="#fff" stroke-width="1.7"
      stroke-linecap="round" stroke-linejoin="round">${letters.join("")}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
}
