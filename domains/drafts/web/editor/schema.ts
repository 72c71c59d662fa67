/** The nodes and marks of the editor: those of the text-document model, with gaps and citations as nodes of their own. */
import { Mark, mergeAttributes, Node } from '@tiptap/core'
import type { Look, ParagraphStyle } from '../../rules/editor/nodes.ts'
import { gapText } from '../../rules/gaps.ts'

/** Points become a part of the size of letters, so that a narrow screen shows the same shape. */
const em = (points: number): string => `${Math.max(-26, Math.min(26, points / 12))}em`

/** Beyond it a narrow screen has no room for the indent. */
const farIndent = 60

/** For a block of a template: the conditions under which it is written (`rules/templates`). */
const when = { when: { default: null, rendered: false } }

const Text = Node.create({ name: 'text', group: 'inline' })
const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const Paragraph = Node.create({
  name: 'paragraph',
  group: 'block',
  content: 'inline*',
  priority: 1_000,
  addAttributes: () => ({ style: { default: null, rendered: false }, ...when }),
  parseHTML: () => [{ tag: 'p' }, { tag: 'h1' }, { tag: 'h2' }, { tag: 'h3' }, { tag: 'li' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'p',
    mergeAttributes(HTMLAttributes, {
      style: shapeOf(node.attrs.style),
      ...(node.attrs.style?.leftIndent > farIndent && { 'data-far': '' }),
    }),
    0,
  ],
})

function shapeOf(style: ParagraphStyle | null): string {
  if (!style) return ''
  const { alignment, leftIndent, rightIndent, firstLineIndent, spaceAbove, spaceBelow, lineSpacing } = style
  return [
    `text-align:${alignment}`,
    `--first:${em(firstLineIndent)}`,
    `--left:${em(Math.max(0, leftIndent))}`,
    `--right:${em(Math.max(0, rightIndent))}`,
    `--above:${em(spaceAbove)}`,
    `--below:${em(spaceBelow)}`,
    `line-height:${Math.max(1, Math.min(3, lineSpacing)) * 1.4}`,
    // The first stop is where the following lines begin.
    firstLineIndent < 0 ? `tab-size:${em(-firstLineIndent)}` : '',
    style.mark.size === 12 ? '' : `font-size:${em(style.mark.size)}`,
  ]
    .filter(Boolean)
    .join(';')
}

const LineBreak = Node.create({
  name: 'lineBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'lineBreak' }) }
  },
})

const Tab = Node.create({
  name: 'tab',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'span[data-tab]' }],
  renderHTML: () => ['span', { 'data-tab': '' }, '\t'],
  renderText: () => '\t',
})

const Gap = Node.create({
  name: 'gap',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '' } }),
  parseHTML: () => [
    { tag: 'span[data-gap]', getAttrs: (element) => ({ label: element.getAttribute('data-gap') }) },
  ],
  renderHTML: ({ node }) => ['span', { 'data-gap': node.attrs.label }, gapText(node.attrs.label)],
  renderText: ({ node }) => gapText(node.attrs.label),
})

const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ text: { default: '' } }),
  parseHTML: () => [
    { tag: 'span[data-citation]', getAttrs: (element) => ({ text: element.getAttribute('data-citation') }) },
  ],
  renderHTML: ({ node }) => ['span', { 'data-citation': node.attrs.text }, node.attrs.text],
  renderText: ({ node }) => node.attrs.text,
})

const Field = Node.create({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '' }, fieldType: { default: '' }, text: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-field]',
      getAttrs: (element) => ({
        name: element.getAttribute('data-field'),
        fieldType: element.getAttribute('data-type'),
        text: element.textContent,
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-field': attrs.name, 'data-type': attrs.fieldType },
    attrs.text,
  ],
  renderText: ({ node }) => node.attrs.text,
})

const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  marks: '',
  addAttributes: () => ({
    type: { default: 'png' },
    data: { default: '' },
    width: { default: 0 },
    height: { default: 0 },
  }),
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { src: `data:image/${attrs.type};base64,${attrs.data}`, alt: '', style: `width:${em(attrs.width)}` },
  ],
})

const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  addAttributes: () => when,
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'row+',
  isolating: true,
  addAttributes: () => ({
    columns: { default: [300], rendered: false },
    border: { default: 'cells', rendered: false },
    ...when,
  }),
  renderHTML: ({ node }) => ['table', { 'data-border': node.attrs.border }, ['tbody', 0]],
})

const Row = Node.create({
  name: 'row',
  content: 'cell+',
  addAttributes: () => ({
    isHeader: { default: false, rendered: false },
    height: { default: null, rendered: false },
  }),
  renderHTML: () => ['tr', 0],
})

const Cell = Node.create({
  name: 'cell',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => ({ cell: { default: null, rendered: false } }),
  renderHTML: ({ node }) => ['td', { colspan: node.attrs.cell?.span ?? 1 }, 0],
})

const switched = (name: 'bold' | 'italic' | 'underline' | 'strike', tags: string[], key: string) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0] as string, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

const LookMark = Mark.create({
  name: 'look',
  addAttributes: () =>
    Object.fromEntries(
      ['vertical', 'size', 'family', 'colour', 'background'].map((name) => [
        name,
        { default: null, rendered: false },
      ]),
    ),
  renderHTML: ({ mark }) => ['span', { style: lookOf(mark.attrs as Look) }, 0],
})

const isColour = (value: string | null): value is string => value !== null && /^#[\da-f]{6}$/i.test(value)

function lookOf({ vertical, size, colour, background }: Look): string {
  return [
    vertical ? `vertical-align:${vertical};font-size:0.75em` : size === 12 ? '' : `font-size:${em(size)}`,
    isColour(colour) ? `color:${colour}` : '',
    isColour(background) ? `background-color:${background}` : '',
  ]
    .filter(Boolean)
    .join(';')
}

export const schema = [
  Doc,
  Text,
  Paragraph,
  LineBreak,
  Tab,
  Gap,
  Citation,
  Field,
  Picture,
  PageBreak,
  Table,
  Row,
  Cell,
  switched('bold', ['strong', 'b'], 'Mod-b'),
  switched('italic', ['em', 'i'], 'Mod-i'),
  switched('underline', ['u'], 'Mod-u'),
  switched('strike', ['s', 'del'], 'Mod-Shift-x'),
  LookMark,
]
