/** A text document as every reader gives it and every writer takes it. Lengths are points, colours `#rrggbb`. */

export interface TextDocument {
  /** Of the first page. */
  page: PageFormat
  header: PageEdge
  footer: PageEdge
  blocks: Block[]
}

export interface PageFormat {
  /** The width of the sheet held upright. */
  width: number
  height: number
  isLandscape: boolean
  left: number
  right: number
  top: number
  bottom: number
  /** The distance from the edge of the sheet. */
  headerOffset: number
  footerOffset: number
}

/** The text that is repeated on each page, above or below the text. */
export interface PageEdge {
  blocks: (Paragraph | Table)[]
  pageNumber: PageNumber | null
}

export interface PageNumber {
  before: string
  /** The text after the number; `{pages}` stands for the number of pages. */
  after: string
  first: number
  alignment: Alignment
  format: Format
}

export type Block = Paragraph | Table | PageBreak

export interface PageBreak {
  kind: 'pageBreak'
  /** Of the pages from here on, where they differ from those before. */
  page?: PageFormat
}

export type Alignment = 'left' | 'center' | 'right' | 'justify'

export interface Paragraph {
  kind: 'paragraph'
  alignment: Alignment
  leftIndent: number
  rightIndent: number
  firstLineIndent: number
  /** 1 is single. */
  lineSpacing: number
  spaceAbove: number
  spaceBelow: number
  tabStops: TabStop[]
  list: ListPlace | null
  inlines: Inline[]
  /** The format of the end of the paragraph; it decides how high an empty one is. */
  mark: Format
  /** Its lines begin on the right, as in Arabic. Alignment and indents name sides of the page all the same. */
  isRightToLeft?: true
}

export interface TabStop {
  at: number
  align: 'left' | 'center' | 'right' | 'decimal'
  leader: 'none' | 'dots' | 'dashes'
}

export type BulletStyle = 'disc' | 'square' | 'box' | 'arrow' | 'diamond' | 'hollow-diamond' | 'triangle'
export type NumberStyle =
  `${'decimal' | 'lower-letter' | 'upper-letter' | 'lower-roman' | 'upper-roman'}-${'dot' | 'parenthesis' | 'dash'}`

/** Paragraphs with the same id are counted together, each level for itself. */
export type ListPlace = { id: number; level: number } & (
  | { kind: 'bullet'; style: BulletStyle }
  | { kind: 'number'; style: NumberStyle; label?: NumberLabel }
)

/** The text before a paragraph that no list style can express, such as `MADDE 3 –` or `2.1.`. */
export interface NumberLabel {
  /** `%1` is the number of the first level, and so on. */
  text: string
  /** The first number of its level. */
  start: number
}

export interface Format {
  bold: boolean
  italic: boolean
  underline: boolean
  strike: boolean
  vertical: 'sub' | 'super' | null
  size: number
  family: string
  /** Null stands for the program's default if nobody chose a colour. */
  colour: string | null
  background: string | null
}

/** A text has no control characters: line breaks and tabs are inlines of their own. */
export type Inline =
  | { kind: 'text'; text: string; format: Format }
  | { kind: 'tab'; format: Format }
  | { kind: 'break'; format: Format }
  | { kind: 'field'; name: string; type: string; text: string; format: Format }
  | Image

export interface Image {
  kind: 'image'
  type: 'png' | 'jpeg' | 'gif' | 'bmp'
  data: Uint8Array
  width: number
  height: number
}

export interface Table {
  kind: 'table'
  /** Shares of the width in whole numbers; together they are `tableShares`. */
  columns: number[]
  border: 'cells' | 'outline' | 'none'
  rows: TableRow[]
}

export interface TableRow {
  isHeader: boolean
  height: number | null
  cells: TableCell[]
}

export interface TableCell {
  /** Columns that it takes. */
  span: number
  /** The cell is merged with the one above and shows nothing of its own. */
  isContinued: boolean
  /** Null stands for the borders of the table. */
  borders: CellBorders | null
  fill: string | null
  valign: 'top' | 'middle' | 'bottom'
  /** Never empty. A table within a cell gives its paragraphs to the cell. */
  paragraphs: Paragraph[]
  /** The cell contained a table. */
  heldTable?: true
}

export interface CellBorders {
  top: boolean
  right: boolean
  bottom: boolean
  left: boolean
  width: number
  colour: string | null
  style: 'solid' | 'dotted' | 'dashed' | 'double'
}
