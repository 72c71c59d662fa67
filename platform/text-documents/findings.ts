/** What a file holds that the model of a document cannot carry. It is named wherever the file is shown or converted. */
export const findings = [
  /** Tracked changes that nobody has accepted or rejected; the text is as if all were accepted. */
  'changes',
  'comments',
  /** Another file within the document, of which only the text is known. */
  'embeddedText',
  /** Another file within the document that is left out. */
  'embedded',
  /** Charts, shapes, objects, and pictures of a type that is not shown. */
  'drawings',
  /** Text that its author has hidden. */
  'hidden',
  /** Columns beside each other, which become one. */
  'columns',
  /** Footnotes, which follow the text. */
  'notes',
  /** Headers and footers of single sections, of the first page or of even pages. */
  'edges',
] as const
export type Finding = (typeof findings)[number]

/** In the order of the list, each once. */
export const inOrder = (found: ReadonlySet<Finding>): Finding[] => findings.filter((one) => found.has(one))

/** What does not come along as it is into another form. */
export const losses = [
  /** Signatures are over another text. */
  'signature',
  /** Of a PDF only texts and paragraphs are known. */
  'layout',
  /** Plain text has no formats. */
  'formats',
  'images',
  /** Of a table within a table the text is kept, line by line. */
  'tables',
  /** Pages of a PDF that are only pictures. */
  'scanned',
  /** Pages that lie the other way, in a form whose pages all lie one way. */
  'orientation',
  /** Paragraphs that run from right to left, in a form that does not know them. */
  'direction',
  /** Letters that no typeface has. */
  'letters',
  ...findings,
] as const
export type Loss = (typeof losses)[number]

/** Letters that could not be drawn: how many there are, and each of them once. */
export interface Undrawn {
  count: number
  letters: string
}
