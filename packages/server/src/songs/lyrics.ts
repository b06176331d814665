import { maxLyricsBytes } from "@portal/contract";
import sanitizeHtml from "sanitize-html";
import { invalidField } from "../http/refusal";

const aligned = ["p", "h1", "h2", "h3"];
const tags = [
  ...aligned,
  ...["br", "strong", "em", "u", "s", "ul", "ol", "li", "blockquote", "pre", "code", "hr", "a"],
];
const withHost = ["http", "https", "ftp", "ftps"];
const withoutHost = ["mailto", "tel", "callto", "sms", "cid", "xmpp"];

const linkPattern = new RegExp(
  `^(?:(?:${withHost.join("|")})://[^/\\\\]|(?:${withoutHost.join("|")}):)[^\\\\\\p{Cc}]*$`,
  "iu",
);

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ["href"], ...Object.fromEntries(aligned.map((tag) => [tag, ["style"]])) },
  allowedStyles: { "*": { "text-align": [/^(left|center|right|justify)$/] } },
  allowedSchemes: [...withHost, ...withoutHost],
  allowProtocolRelative: false,
  nonTextTags: [
    ...["script", "style", "textarea", "option", "title", "template", "iframe", "object", "svg", "math"],
    ...["noscript", "noembed", "noframes", "xmp", "plaintext"],
  ],
  nestingLimit: 30,
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    a(tagName, { href }) {
      if (href === undefined) return { tagName, attribs: {} };
      if (!linkPattern.test(href.trim())) throw badLink(href);
      return { tagName, attribs: { href: href.trim() } };
    },
  },
};

/** Characters that show nothing and break no line; the database does not take all of them. */
const invisible = /[^\P{Cc}\t\n\r]/gu;

/** Thousands of tags inside each other take the sanitiser a second. No song has as many. */
const maxTags = 20_000;

/**
 * Lyrics in the editor's vocabulary and no other; null when nothing in them can be read.
 * @throws {Refusal} when they are too long, or link to where a song must not lead
 */
export function cleanLyrics(html: string): string | null {
  if (html.split("<", maxTags).length === maxTags)
    throw invalidField("lyrics", "Lyrics have too much formatting. Paste them as plain text.");
  const clean = sanitizeHtml(html, options).replace(invisible, "").trim();
  if (Buffer.byteLength(clean) > maxLyricsBytes)
    throw invalidField("lyrics", `Lyrics can have at most ${maxLyricsBytes / 1024} KB`);
  return hasText(clean) ? clean : null;
}

const hasText = (html: string) => /\S/.test(html.replace(/<[^>]*>|&nbsp;/g, ""));

const badLink = (href: string) =>
  invalidField(
    "lyrics",
    `The link “${href.slice(0, 80)}” cannot be used. Links begin with https:// or with mailto: or tel:, for example.`,
  );
