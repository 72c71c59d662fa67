/** The forms of cells that a workbook uses, numbered when they are first used. */
import type { Cell } from './cells.ts'

export interface Styles {
  numberOf(cell: NonNullable<Cell>): number
  xml(): string
}

/** Numbers below this belong to the programs. */
const firstOwnFormat = 164

export function createStyles(): Styles {
  /** The first is that of cells without a form. */
  const known = new Map<string, { format: string; isBold: boolean }>([['', { format: '', isBold: false }]])
  const places = new Map([['', 0]])
  return {
    numberOf: ({ format = '', isBold = false }) => {
      const key = format + (isBold ? ' bold' : '')
      const place = places.get(key) ?? places.size
      if (place === places.size) {
        places.set(key, place)
        known.set(key, { format, isBold })
      }
      return place
    },
    xml: () => stylesXml([...known.values()]),
  }
}

function stylesXml(styles: readonly { format: string; isBold: boolean }[]): string {
  const formats = styles
    .map(
      ({ format }, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${format || 'General'}"/>`,
    )
    .join('')
  const cells = styles
    .map(
      ({ isBold }, at) =>
        `<xf numFmtId="${firstOwnFormat + at}" fontId="${isBold ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${isBold ? ' applyFont="1"' : ''}/>`,
    )
    .join('')
  const font = '<sz val="11"/><name val="Calibri"/>'
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${styles.length}">${formats}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${cells}</cellXfs></styleSheet>`
}
