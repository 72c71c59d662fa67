/** The files that an index of decisions has in addition to those of every index. */
import { join } from 'node:path'
import { readVocabulary, type Vocabulary, writeVocabulary } from '@mizan/platform/search'
import { Names } from './names.ts'

export interface WordFiles {
  names: Names
  spellings: Vocabulary
}

/** Throws if a file is missing or damaged. */
export async function readWordFiles(folder: string): Promise<WordFiles> {
  const spellings = await readVocabulary(join(folder, 'spellings.bin'))
  return { names: await Names.load(folder), spellings }
}

export async function writeWordFiles(
  folder: string,
  names: Names,
  spellings: ReadonlyMap<string, number>,
): Promise<void> {
  await writeVocabulary(join(folder, 'spellings.bin'), spellings)
  await names.save(folder)
}
