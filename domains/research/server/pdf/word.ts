/** The same blocks as a Word file. */
import { documentOf, paragraphOf, textRun, writeDocx } from '@mizan/platform/text-documents'
import type { Block, Style } from './content.ts'

const looks: Record<Style, { size: number; bold: boolean; above: number }> = {
  mark: { size: 10, bold: true, above: 0 },
  title: { size: 16, bold: true, above: 4 },
  fact: { size: 10, bold: false, above: 2 },
  heading: { size: 12, bold: true, above: 12 },
  text: { size: 12, bold: false, above: 6 },
  note: { size: 9, bold: false, above: 3 },
}

function paragraphsOfBlock({ style, text, label }: Block) {
  const { size, bold, above } = looks[style]
  return text
    .split('\n')
    .map((line, index) =>
      paragraphOf(
        [
          ...(label && index === 0 ? [textRun(`${label} `, { bold: true, size })] : []),
          textRun(line, { bold, size }),
        ],
        { spaceAbove: above, spaceBelow: 2, alignment: style === 'text' ? 'justify' : 'left' },
      ),
    )
}

/** Each part begins on a page of its own. */
export async function wordOf(parts: readonly (readonly Block[])[]): Promise<Buffer> {
  const blocks = parts.flatMap((part, index) => [
    ...(index > 0 ? [{ kind: 'pageBreak' as const }] : []),
    ...part.flatMap(paragraphsOfBlock),
  ])
  return Buffer.from(await writeDocx(documentOf({ blocks })))
}
