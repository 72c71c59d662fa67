/** XML that grows, points outside, or has no end. */
import { udfFile, udfXml } from '../../../../platform/text-documents/testing/udf-text.ts'
import { goodXml } from './archives.ts'
import { type HostileFile, heavy } from './hostile-file.ts'

const udf = (name: string, xml: () => string | Uint8Array): HostileFile => ({
  name,
  type: 'udf',
  make: () => udfFile(xml()),
})
const within = (inside: string) => `<template>${inside}</template>`
const declared = (declarations: string, inside = '&x;') =>
  `<?xml version="1.0"?><!DOCTYPE template [${declarations}]><template><content>${inside}</content></template>`
const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
  '',
)

export const hostileXml: readonly HostileFile[] = [
  udf('a billion laughs', () => declared(`<!ENTITY l0 "ha">${laughs}`, '&l10;')),
  udf('one long entity, many times', () =>
    declared(`<!ENTITY x "${'a'.repeat(50_000)}">`, '&x;'.repeat(50_000)),
  ),
  udf('an entity of a local file', () => declared('<!ENTITY x SYSTEM "file:///etc/passwd">')),
  udf('an entity of an address', () => declared('<!ENTITY x SYSTEM "http://127.0.0.1:9/x">')),
  udf('parameter entities', () => declared('<!ENTITY % a SYSTEM "http://127.0.0.1:9/x.dtd">%a;')),
  udf(
    'a document type elsewhere',
    () =>
      `<!DOCTYPE template SYSTEM "http://127.0.0.1:9/x.dtd">${goodXml.slice(goodXml.indexOf('<template'))}`,
  ),
  heavy(udf('entities that nobody declared', () => within(`<content>${'&a;'.repeat(150_000)}</content>`))),
  udf('an inclusion', () =>
    within('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>'),
  ),
  udf('100,000 elements within each other', () => `<template>${'<a>'.repeat(100_000)}`),
  heavy(udf('two million elements', () => within('<a/>'.repeat(2_000_000)))),
  heavy(
    udf('a million attributes', () =>
      within(`<a ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    ),
  ),
  udf('an attribute of 10 MB', () => within(`<a b="${'x'.repeat(10_000_000)}"/>`)),
  udf('100,000 namespaces within each other', () =>
    Array.from({ length: 100_000 }, (_, at) => `<a xmlns:n${at}="u${at}">`).join(''),
  ),
  udf('a section without an end', () => '<template><content><![CDATA[abc'),
  udf('a million comments that do not end', () => within('<!-- '.repeat(1_000_000))),
  udf('a million instructions', () => within('<?a b?>'.repeat(1_000_000))),
  udf('a million tags that do not end', () => within('<a '.repeat(1_000_000))),
  udf('a million quotation marks', () => within(`<a ${`"'`.repeat(1_000_000)}>`)),
  udf('elements that end in the wrong order', () => within('<a><b></a></b>')),
  heavy(
    udf('a million numbers of signs that are none', () =>
      within(`<content>${'&#1;&#55296;&#1114112;'.repeat(200_000)}</content>`),
    ),
  ),
  udf('zeros between the letters', () => goodXml.replace('Merhaba', 'M\u0000erhaba')),
  udf('bytes that are no UTF-8', () =>
    Buffer.concat([
      Buffer.from('<template><content>'),
      Buffer.alloc(5_000, 0xff),
      Buffer.from('</content></template>'),
    ]),
  ),
  udf('UTF-16 with half a letter at its end', () =>
    Buffer.from(`\ufeff${goodXml}`, 'utf16le').subarray(0, -1),
  ),
  udf('UTF-16 with halves of pairs', () =>
    Buffer.from(`\ufeff${goodXml.replace('Merhaba', '\ud83d\ud83da\ude00\udc00')}`, 'utf16le'),
  ),
  udf('an encoding that does not exist', () => goodXml.replace('UTF-8', 'UTF-7')),
  udf('a root of another kind', () => '<html><body/></html>'),
  udf('nothing', () => ''),
  {
    name: 'XML of 30 MB without an archive',
    type: 'udf',
    make: () => Buffer.from(within(`<content>${'x'.repeat(30_000_000)}</content>`)),
  },
  udf(
    'text outside of everything',
    () => `${'x'.repeat(100_000)}${udfXml({ pool: '', elements: '' })}${'y'.repeat(100_000)}`,
  ),
]
