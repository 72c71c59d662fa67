/** Prints what every UDF file of a folder says, as JSON lines, to compare with other readers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DocumentError, outlineOf, readUdf, textOfBlocks } from '@mizan/platform/text-documents'
import { note } from '../../figures.ts'

export function printUdf(folder: string): void {
  const counts = new Map<string, number>()
  for (const path of udfFiles(folder)) {
    const said = sayingsOf(readFileSync(path))
    const outcome = said.problem ?? 'read'
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    console.log(JSON.stringify({ file: relative(folder, path), ...said }))
  }
  for (const [outcome, count] of counts) note(count, 'udf', outcome)
}

const udfFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.udf$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

export function sayingsOf(bytes: Uint8Array) {
  try {
    const { document, isSigned } = readUdf(bytes)
    const { paragraphs, bold, tables } = outlineOf(document)
    const [header, footer] = [textOfBlocks(document.header.blocks), textOfBlocks(document.footer.blocks)]
    return { text: paragraphs.join('\n'), bold, tables, header, footer, isSigned }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { problem: error.problem, detail: error.detail }
  }
}
