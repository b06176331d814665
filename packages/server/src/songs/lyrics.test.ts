import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { Refusal } from "../http/refusal";
import { cleanLyrics } from "./lyrics";

type Node = DefaultTreeAdapterMap["node"];

const vocabulary = "p br strong em u s h1 h2 h3 ul ol li blockquote pre code hr a".split(" ");
const schemes = "http https ftp ftps mailto tel callto sms cid xmpp".split(" ");

const linksWell = (href: string) => schemes.includes(new URL(href, "other://x").protocol.slice(0, -1));
const isAligned = (style: string) => /^(text-align:(left|center|right|justify);?)+$/.test(style);

/** What a browser would find in it that the editor does not know. */
function foreign(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if ("attrs" in node) {
      if (!vocabulary.includes(node.tagName)) found.push(node.tagName);
      for (const { name, value } of node.attrs) {
        const isKnown =
          node.tagName === "a" ? name === "href" && linksWell(value) : isStyle(node.tagName, name, value);
        if (!isKnown) found.push(`${node.tagName} ${name}="${value}"`);
      }
    } else if (node.nodeName === "#comment") found.push("comment");
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

const isStyle = (tag: string, name: string, value: string) =>
  ["p", "h1", "h2", "h3"].includes(tag) && name === "style" && isAligned(value);

const scripts = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.tz/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script\u0000>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<img/src=`x`/onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
  '<math><mtext><table><mglyph><style><img src=x onerror="alert(1)">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=javascript:alert(1)>",
  "<form action=javascript:alert(1)><button>x</button></form>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<body onload=alert(1)>",
  "<link rel=stylesheet href=//evil.tz/x.css>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<base href=//evil.tz/>",
  "<style>*{background:url(//evil.tz)}</style>",
  "<style><img src=x onerror=alert(1)></style>",
  "<template><img src=x onerror=alert(1)></template>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<noembed><img src=x onerror=alert(1)></noembed>",
  "<textarea></textarea><img src=x onerror=alert(1)>",
  "<title></title><img src=x onerror=alert(1)>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
  "<plaintext><img src=x onerror=alert(1)>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--[if IE]><script>alert(1)</script><![endif]-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<?xml version='1.0'?><x onclick=alert(1)>",
  "<p onclick=alert(1)>x</p>",
  "<p id=location name=body class=x>x</p>",
  "<p style='position:fixed;inset:0;background:red'>x</p>",
  "<p style='text-align:left;background:url(javascript:alert(1))'>x</p>",
  "<p style='text-align:expression(alert(1))'>x</p>",
  "<p style='text-align:\\6c eft'>x</p>",
  "<h4>x</h4><table><tr><td>x</td></tr></table><font color=red>x</font>",
  "<x-widget onclick=alert(1)>x</x-widget>",
  "<marquee onstart=alert(1)>x</marquee>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
];

const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A&#x61;vascript:alert(1)",
  "javascript&Tab;:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://x.tz/1",
  "file:///etc/passwd",
  "about:blank",
  "view-source:x",
  "//evil.tz",
  "\\\\evil.tz",
  "/\\evil.tz",
  "https:\\\\evil.tz",
  "https:/evil.tz",
  "https:evil.tz",
  "https://\\evil.tz",
  "/dashboard/songs",
  "x.html",
  "#top",
  "?x",
  "",
  "https://x.tz/\u0000",
  "feed:https://x.tz",
  "intent://x#Intent;end",
];

const links = addresses.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<a href='${address}' onclick=alert(1)>x</a>`,
]);

const surroundings: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>Mwamba ${payload} wenye imara</p>`,
  (payload) => `<ul><li>${payload}`,
  (payload) => `<pre><code>${payload}</code></pre>`,
  (payload) => `<table><tr>${payload}</table>`,
  (payload) => `<svg><p>${payload}</p></svg>`,
  (payload) => `<math><annotation-xml encoding="text/html">${payload}`,
  (payload) => `<b><i><blockquote style="x">${payload}</i></b>`,
  (payload) => `<p title='${payload}'>x</p>`,
];

const corpus = surroundings.flatMap((around) => [...scripts, ...links].map(around));

const cleanedOrRefused = (html: string) => {
  try {
    return cleanLyrics(html) ?? "";
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid") return undefined;
    throw error;
  }
};

test("of hundreds of attacks, nothing comes through but what the editor writes", () => {
  expect(corpus.length).toBeGreaterThan(900);
  for (const payload of corpus)
    expect([payload, foreign(cleanedOrRefused(payload) ?? "")]).toEqual([payload, []]);
});

test("most of these attacks are ones, as the check itself sees without the sanitiser", () => {
  expect(corpus.filter((payload) => foreign(payload).length > 0).length).toBeGreaterThan(corpus.length * 0.8);
});

test("what is clean stays as it is", () => {
  for (const payload of corpus) {
    const clean = cleanedOrRefused(payload);
    if (clean) expect([payload, cleanLyrics(clean)]).toEqual([payload, clean]);
  }
});

test.each(addresses)("a link to %j is refused by its name", (address) => {
  expect(() => cleanLyrics(`<p><a href="${address}">x</a></p>`)).toThrow(/^The link “.*” cannot be used/s);
});

test.each([
  "http://x.tz",
  "HTTPS://x.tz/a?b=c#d",
  "ftp://x.tz/a",
  "ftps://x.tz/a",
  "mailto:neema@x.tz",
  "tel:+255712000001",
  "callto:neema",
  "sms:+255712000001",
  "cid:1@x.tz",
  "xmpp:neema@x.tz",
])("a link to %s stays", (address) => {
  const link = `<p><a href="${address}">x</a></p>`;
  expect(cleanLyrics(link)).toBe(link);
});

test("everything the editor writes stays as it was written", () => {
  const written =
    '<h1 style="text-align:center">Mwamba</h1><h2>1</h2><h3>a</h3><p style="text-align:right"><strong>a</strong><em>b</em>' +
    "<u>c</u><s>d</s><br />e</p><ul><li><p>f</p></li></ul><ol><li><p>g</p></li></ol><blockquote><p>h</p></blockquote>" +
    '<pre><code>i\n  j</code></pre><hr /><p style="text-align:justify">Bwana &amp; “Mwokozi” — ŵ 🎵</p>';
  expect(cleanLyrics(written)).toBe(written);
});

test("older tags for bold, italic and strike become the editor's", () => {
  expect(cleanLyrics("<b>a</b><i>b</i><strike>c</strike><del>d</del>")).toBe(
    "<strong>a</strong><em>b</em><s>c</s><s>d</s>",
  );
});

test.each([
  "",
  " \n",
  "<p></p>",
  "<p>&nbsp;</p>",
  "<p>\u00a0</p>",
  "<hr>",
  "<script>alert(1)</script>",
  "<!-- x -->",
])("%j is no lyrics", (html) => {
  expect(cleanLyrics(html)).toBeNull();
});

test("tags deeper than thirty are dropped, their words stay", () => {
  const clean = cleanLyrics(`${"<blockquote>".repeat(2_000)}Mwamba`) ?? "";
  expect(clean).toContain("Mwamba");
  expect(clean.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(31);
});

test("too much is refused: of bytes, of bytes once written out, and of tags", () => {
  const tooLong = "Lyrics can have at most 200 KB";
  expect(() => cleanLyrics("ŵ".repeat(103 * 1024))).toThrow(tooLong);
  expect(() => cleanLyrics("&".repeat(50 * 1024))).toThrow(tooLong);
  expect(() => cleanLyrics("<b>".repeat(60_000))).toThrow("too much formatting");
});
