/** The published table of hostile files and their results. */
import { join } from 'node:path'
import type { HostileFile } from './hostile-file.ts'

export const tablePath = join(import.meta.dirname, '../../../../docs/hostile-files.md')

const head = `# Hostile files

These files are built by quality/eval/text-documents/hostile. Each is read in a process of its own, within 8 seconds and
400 MB. A file that can be read as UDF or DOCX is also written as UDF, DOCX and PDF. From any other the text is read. The table
is made by \`npm run eval -- hostile --table\`, which fails if a file crashes its reader or goes beyond these bounds.`

export interface TriedFile extends Pick<HostileFile, 'type' | 'name'> {
  what: string
}

export const tableOf = (tried: readonly TriedFile[]): string =>
  [
    `${head}\n\n${tried.length} files.\n`,
    '| read as | file | what happened |',
    '| --- | --- | --- |',
    ...tried.map((one) => `${beginningOf(one)} ${cell(one.what)} |`),
    '',
  ].join('\n')

/** The beginning of a file's line. */
export const beginningOf = ({ type, name }: Pick<HostileFile, 'type' | 'name'>): string =>
  `| ${type} | ${cell(name)} |`

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
