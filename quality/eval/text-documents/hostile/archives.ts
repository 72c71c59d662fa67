/** Archives that unpack to gigabytes, contradict themselves, or name places outside. */
import { deflateRawSync } from 'node:zlib'
import { type RawEntry, rawZip } from '../../../../platform/text-documents/testing/raw-zip.ts'
import { udfFile, udfXml } from '../../../../platform/text-documents/testing/udf-text.ts'
import { type HostileFile, heavy } from './hostile-file.ts'

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 32)
export const goodXml = udfXml({
  pool: `Merhaba ${'dünya '.repeat(200)}\n`,
  elements: '<paragraph><content startOffset="0" length="1209"/></paragraph>',
})
export const goodUdf = (): Uint8Array => udfFile(goodXml)
const content = (data: Uint8Array | string, more: Partial<RawEntry> = {}): RawEntry => ({
  name: 'content.xml',
  data,
  ...more,
})
const zip = (...entries: RawEntry[]) => rawZip({ entries })
const inOrder = (...entries: RawEntry[]) => rawZip({ entries, hasDirectory: false })

function patched(bytes: Uint8Array, at: number, ...values: readonly number[]): Uint8Array {
  const copy = bytes.slice()
  copy.set(values, at < 0 ? copy.length + at : at)
  return copy
}

const udf = (name: string, make: () => Uint8Array): HostileFile => ({ name, type: 'udf', make })

const cutOff: HostileFile[] = [1, 4, 30, 60, 200, 400, 600, 800].map((at) =>
  udf(`cut off after ${at} bytes`, () => goodUdf().slice(0, at)),
)

const chain = (levels: number): Uint8Array => {
  let inner: Uint8Array = goodUdf()
  for (let level = 0; level < levels; level++) inner = zip(content(inner))
  return inner
}

export const hostileArchives: readonly HostileFile[] = [
  heavy(udf('an entry that unpacks to 200 MB', () => zip(content(megabytes(200))))),
  heavy(
    udf('the same, which says that it has 10 bytes', () =>
      patched(zip(content(megabytes(100))), 22, 10, 0, 0, 0),
    ),
  ),
  heavy(udf('the same without a directory', () => inOrder(content(megabytes(100), { isOpen: true })))),
  heavy(
    udf('ten entries of 19 MB without a directory', () =>
      inOrder(
        ...Array.from({ length: 10 }, (_, at) => ({ name: `a${at}`, data: megabytes(19), isOpen: true })),
        content(goodXml),
      ),
    ),
  ),
  udf('an archive of 19 MB in XML that is no XML', () => zip(content(megabytes(19)))),
  udf('an archive within an archive', () => chain(1)),
  udf('archives within each other, 30 deep', () => chain(30)),
  heavy(
    udf('1,900 entries at the same place', () =>
      rawZip({
        entries: Array.from({ length: 1_900 }, (_, at) => ({
          name: `${at}`,
          data: at === 0 ? megabytes(10) : '',
        })),
        isOverlapping: true,
      }),
    ),
  ),
  heavy(
    udf('2,001 entries', () =>
      zip(...Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, data: '' }))),
    ),
  ),
  heavy(
    udf('2,001 entries without a directory', () =>
      inOrder(...Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}`, data: '' }))),
    ),
  ),
  udf('a directory that promises 65,535 entries', () => patched(goodUdf(), -14, 0xff, 0xff, 0xff, 0xff)),
  udf('a directory that begins beyond the file', () => patched(goodUdf(), -6, 0xff, 0xff, 0xff, 0x7f)),
  udf('a directory that begins at its own end', () => patched(goodUdf(), -10, 0, 0, 0, 0, 0xff, 0, 0, 0)),
  udf('an entry that begins beyond the file', () => {
    const bytes = goodUdf()
    return patched(bytes, Buffer.from(bytes).indexOf('PK\u0001\u0002') + 42, 0xff, 0xff, 0xff, 0x7f)
  }),
  udf('an entry that begins within the directory', () => {
    const bytes = goodUdf()
    const at = Buffer.from(bytes).indexOf('PK\u0001\u0002')
    return patched(bytes, at + 42, at & 0xff, at >> 8, 0, 0)
  }),
  udf('a name that is longer than the file', () => patched(goodUdf(), 26, 0xff, 0xff)),
  udf('a stored entry of 4 GB', () => zip(content(goodXml, { isStored: true, packedSize: 0xffffffff }))),
  udf('an unknown way of packing', () => zip(content(goodXml, { method: 14 }))),
  udf('an encrypted entry', () => zip(content(goodXml, { isEncrypted: true }))),
  udf('a wrong checksum', () => zip(content(goodXml, { crc: 1 }))),
  udf('packed data that is broken', () => zip(content(goodXml, { packed: Buffer.alloc(500, 0xaa) }))),
  udf('packed data that never ends', () =>
    zip(content(goodXml, { packed: deflateRawSync(goodXml).subarray(0, 100) })),
  ),
  udf('two entries of one name', () => zip(content(goodXml), content(goodXml.replace('dünya', 'başka')))),
  udf('two entries of one name in other letters', () =>
    zip(content(goodXml), { name: './CONTENT.xml', data: 'x' }),
  ),
  udf('names that lead out of the folder', () =>
    zip({ name: '../../content.xml', data: goodXml }, { name: '/etc/passwd', data: 'x' }),
  ),
  udf('a name with a zero in it', () => zip({ name: 'content.xml\u0000.exe', data: goodXml })),
  udf('no entries at all', () => zip()),
  udf('nothing after the mark of an archive', () => Buffer.from('PK')),
  udf('a million beginnings of entries', () => Buffer.from('PK\u0003\u0004'.repeat(1_000_000))),
  udf('a million ends of directories', () =>
    Buffer.from(`PK\u0003\u0004${'PK\u0005\u0006'.repeat(1_000_000)}`),
  ),
  udf('a stored entry whose end is never said', () =>
    inOrder(content(goodXml, { isStored: true, isOpen: true })).slice(0, -16),
  ),
  ...cutOff,
]
