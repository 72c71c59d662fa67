/** UDF that is well formed and absurd. */
import { udfFile, udfXml, usualStyles } from '../../../../platform/text-documents/testing/udf-text.ts'
import { type HostileFile, heavy } from './hostile-file.ts'

type Parts = Parameters<typeof udfXml>[0]

const udf = (name: string, parts: () => Parts): HostileFile => ({
  name,
  type: 'udf',
  make: () => udfFile(udfXml(parts())),
})
const run = (from: string | number, length: string | number, more = '') =>
  `<content startOffset="${from}" length="${length}" ${more}/>`
const paragraph = (inside: string, more = '') => `<paragraph ${more}>${inside}</paragraph>`
const cell = (inside: string, more = '') => `<cell ${more}>${inside}</cell>`
const table = (rows: string, more = '') => `<table ${more}>${rows}</table>`
const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('')

export const hostileUdf: readonly HostileFile[] = [
  udf('offsets of every wrong kind', () => ({
    pool: 'abc',
    elements: paragraph(
      ['-1', '1e308', 'NaN', '', '0x10', '99999999999999999999', '1.5']
        .map((from) => run(from, '4294967295'))
        .join(''),
    ),
  })),
  heavy(
    udf('the whole text, taken 100,000 times', () => ({
      pool: 'x'.repeat(1_000_000),
      elements: paragraph(many(100_000, () => run(0, 1_000_000))),
    })),
  ),
  heavy(
    udf('300,000 runs of one letter', () => ({
      pool: 'x'.repeat(300_000),
      elements: paragraph(many(300_000, (at) => run(at, 1))),
    })),
  ),
  udf('styles that follow each other in a circle', () => ({
    pool: 'a',
    elements: paragraph(run(0, 1), 'resolver="a"'),
    styles: '<style name="a" resolver="b"/><style name="b" resolver="a"/>',
  })),
  udf('20,000 styles that follow each other', () => ({
    pool: 'a',
    elements: many(1_000, (at) => paragraph(run(0, 1, `resolver="s${at}"`))),
    styles: many(20_000, (at) => `<style name="s${at}" resolver="s${at + 1}"/>`),
  })),
  udf('names that objects have', () => ({
    pool: 'a',
    elements: paragraph(
      run(0, 1, 'constructor="x" __proto__="y" resolver="__proto__"'),
      'resolver="constructor"',
    ),
    styles: '<style name="__proto__" bold="true"/>',
  })),
  udf('a cell of a billion columns', () => ({
    pool: 'a',
    elements: table(
      `<row>${cell(paragraph(run(0, 1)), 'colspan="1000000000"')}</row>`,
      'columnCount="1000000000" columnSpans="1"',
    ),
  })),
  heavy(
    udf('a row of 100,000 cells', () => ({
      pool: 'a',
      elements: table(`<row>${many(100_000, () => cell(''))}</row>`),
    })),
  ),
  udf('a million widths of columns', () => ({
    pool: 'a',
    elements: table(`<row>${cell('')}</row>`, `columnSpans="${'1,'.repeat(1_000_000)}"`),
  })),
  udf('tables within each other, 60 deep', () => ({
    pool: 'a',
    elements: '<table><row><cell>'.repeat(60) + paragraph(run(0, 1)) + '</cell></row></table>'.repeat(60),
  })),
  udf('a million tab stops', () => ({
    pool: 'a',
    elements: paragraph(run(0, 1), `TabSet="${'1:0:0,'.repeat(1_000_000)}"`),
  })),
  heavy(
    udf('an image of 15 MB that is none', () => ({
      pool: '\ufffc',
      elements: paragraph(`<image imageData="${'A'.repeat(15_000_000)}" startOffset="0" length="1"/>`),
    })),
  ),
  heavy(
    udf('an image of 15 MB of wrong letters', () => ({
      pool: '\ufffc',
      elements: paragraph(`<image imageData="${'@'.repeat(15_000_000)}" startOffset="0" length="1"/>`),
    })),
  ),
  udf('numbers beyond every bound', () => ({
    pool: 'a',
    elements: paragraph(
      run(0, 1, 'size="1e308" foreground="1e99" background="-0"'),
      'LeftIndent="-1e300" LineSpacing="1e300" SpaceAbove="Infinity" Alignment="9" Numbered="true" ListId="1e99" ListLevel="-7"',
    ),
    properties: '<pageFormat leftMargin="1e9" topMargin="-5" paperOrientation="x"/>',
  })),
  udf('a field with a name of a megabyte', () => ({
    pool: 'a',
    elements: paragraph(`<field fieldName="${'x'.repeat(1_000_000)}" startOffset="0" length="1"/>`),
  })),
  heavy(
    udf('20,000 names of styles that do not exist', () => ({
      pool: 'a',
      elements: many(20_000, (at) => paragraph(run(0, 1), `resolver="${at}"`)),
      styles: usualStyles,
    })),
  ),
  udf('100,000 page breaks', () => ({ pool: '\n', elements: '<page-break/>'.repeat(100_000) })),
  udf('a header within a header', () => ({
    pool: 'a',
    elements: `${'<header>'.repeat(50)}${paragraph(run(0, 1))}${'</header>'.repeat(50)}`,
  })),
]
