import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hours } from "../clock";
import { cleanUp } from "../housekeeping";
import { testPortal } from "../testing/portal";
import { logoStore } from "./logos";

const portal = testPortal();

const square = (side = 64) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#0a7d3b" } });

async function upload(bytes: Uint8Array, name = "logo.png", type = "image/png") {
  const form = new FormData();
  form.append("name", "M-Pesa");
  form.append("provider_code", "vodacom");
  form.append("provider_logo", new File([Uint8Array.from(bytes)], name, { type }));
  const admin = await portal.signedIn();
  return admin.request("/api/payments/add-options", { method: "POST", body: form });
}

async function stored(bytes: Uint8Array, name?: string, type?: string) {
  const { status, body } = await upload(bytes, name, type);
  expect(status).toBe(201);
  const response = await portal.replica().request(body.provider_logo);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([
  ["an SVG with a script", svg, "logo.svg", "image/svg+xml"],
  ["an SVG that claims to be a PNG", svg, "logo.png", "image/png"],
  ["HTML called .png", html, "logo.png", "image/png"],
  ["HTML as what it is", html, "logo.html", "text/html"],
  ["HTML after a PNG's first bytes", Buffer.concat([signature, html]), "logo.png", "image/png"],
  ["a GIF", gif, "logo.gif", "image/gif"],
  ["a GIF that claims to be a PNG", gif, "logo.png", "image/png"],
  ["a ZIP", Buffer.from("PK\u0003\u0004 and more"), "logo.png", "image/png"],
  ["a PDF", Buffer.from("%PDF-1.7"), "logo.png", "image/png"],
  ["noise", randomBytes(4096), "logo.png", "image/png"],
  [
    "noise after a JPEG's first bytes",
    Buffer.concat([Buffer.from("ffd8ff", "hex"), html]),
    "a.jpg",
    "image/jpeg",
  ],
  ["nothing", Buffer.alloc(0), "logo.png", "image/png"],
])("%s is refused", async (_, bytes, name, type) => {
  const answer = await upload(bytes, name, type);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(["provider_logo"]);
});

test("half an image is refused", async () => {
  const whole = await sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer();
  expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(422);
});

test.each(["png", "jpeg", "webp"] as const)("a %s is kept as WebP, 512 pixels at most", async (format) => {
  const image = await square(900).resize(900, 300).toFormat(format).toBuffer();
  const { bytes } = await stored(image, `logo.${format}`, `image/${format}`);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 171 });
});

test("a small logo is not blown up", async () => {
  const { bytes } = await stored(await square(20).png().toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 20 });
});

test("of a file that is an image and a page at once, only the image is left", async () => {
  const png = await square().png().toBuffer();
  const { bytes } = await stored(Buffer.concat([png, html, Buffer.from("PK\u0003\u0004")]));
  expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
  for (const foreign of ["script", "html", "PK\u0003\u0004"]) expect(bytes.includes(foreign)).toBe(false);
});

test("what a camera writes into a picture is taken out, and the picture stands upright", async () => {
  const tagged = await square(40)
    .resize(40, 20)
    .withExif({ IFD0: { ImageDescription: "<script>alert(1)</script>", Copyright: "Neema" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(tagged).metadata()).toMatchObject({ orientation: 6 });
  const { bytes } = await stored(tagged, "photo.jpg", "image/jpeg");
  const { exif, icc, xmp, orientation, width, height } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 20, height: 40 });
});

test("of an animation the first picture is kept", async () => {
  const frames = await Promise.all(
    ["red", "green", "blue"].map((background) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(3);
  const { bytes } = await stored(animation, "logo.webp", "image/webp");
  expect((await sharp(bytes, { animated: true }).metadata()).pages ?? 1).toBe(1);
});

test("a flood of pixels in a small file is refused before it is decoded", async () => {
  const flood = await square().png().toBuffer();
  flood.writeUInt32BE(50_000, 16);
  flood.writeUInt32BE(50_000, 20);
  flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
  const before = process.memoryUsage().rss;
  expect((await upload(flood)).status).toBe(422);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test.each([
  [4000, 201],
  [4200, 422],
])("a square of %i pixels answers %i", async (side, status) => {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: "red" } });
  expect((await upload(await image.png().toBuffer())).status).toBe(status);
});

test("a logo of more than 2 MB is refused", async () => {
  const noise = { raw: { width: 900, height: 900, channels: 3 as const } };
  const big = await sharp(randomBytes(900 * 900 * 3), noise)
    .png()
    .toBuffer();
  const answer = await upload(big);
  expect(answer.body).toMatchObject({ code: "invalid", errors: { provider_logo: "At most 2048 KB" } });
});

test.each([
  "logo.png.html",
  "../../etc/passwd.png",
  "..\\..\\boot.png",
  "logo.png\r\nSet-Cookie: a=b",
  'logo".png',
  "a\u0000.png",
  "x".repeat(500),
])("what the file is called counts for nothing: %j", async (name) => {
  const { response } = await stored(await square().png().toBuffer(), name);
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(response.headers.has("set-cookie")).toBe(false);
  expect(response.headers.has("content-disposition")).toBe(false);
});

test("a logo is sent as an image that can do nothing, to be kept for good", async () => {
  const { response } = await stored(await square().png().toBuffer());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("a logo that no operator shows any more is forgotten after a day", async () => {
  const { body } = await upload(await square().png().toBuffer());
  const status = async () => (await portal.visitor().request(body.provider_logo)).status;
  portal.pass(hours(25));
  await cleanUp(portal.database, portal.clock);
  expect(await status()).toBe(200);

  await (await portal.signedIn({ phone: "255712000002" })).delete("/payments/options/1");
  await cleanUp(portal.database, portal.clock);
  expect(await status()).toBe(404);
});

test("a logo that was just uploaded is left for its operator", async () => {
  const logos = logoStore(portal.database, portal.clock);
  const address = await logos.keep(await square().webp().toBuffer());
  await cleanUp(portal.database, portal.clock);
  expect((await portal.visitor().request(address)).status).toBe(200);
});

test.each(["none.webp", "none", "..%2f..%2fetc%2fpasswd", "a.webp.html", "%00.webp", "'%20or%201=1.webp"])(
  "there is no logo %s",
  async (file) => {
    expect((await portal.visitor().request(`/api/logos/${file}`)).status).toBe(404);
  },
);
