/** Builds and changes an index of the LanceDB adapter. */
import { join } from 'node:path'
import { syncFolder } from '../durable-files.ts'
import { type Manifest, newManifest, readManifest, writeManifest } from '../manifest.ts'
import type { EncodedBatch, IndexSchema, IndexWriter } from '../port.ts'
import { addCounts, countsOf, readVocabulary, writeVocabulary } from '../vocabulary.ts'
import { addBatches, createIndexes, createTable, type OpenTable, openTable } from './table.ts'

/** Files of an older state are kept this long, in milliseconds: a reader that has it open may still need them. */
const KEPT_FOR_READERS = 3_600_000

const DOCUMENTS_PER_WRITE = 25_000

export interface BuildProgress {
  stage: 'documents' | 'indexes' | 'sync' | 'done'
  documents: number
}

export interface BuildOptions {
  tags?: Manifest['tags']
  progress?: (progress: BuildProgress) => void
}

/**
 * Builds an index in an empty folder and returns the number of documents. The manifest is written last, so an
 * interrupted build does not count as an index. Throws for a build without documents.
 */
export async function buildIndex(
  folder: string,
  schema: IndexSchema,
  batches: AsyncIterable<EncodedBatch>,
  { tags = {}, progress }: BuildOptions = {},
): Promise<number> {
  const terms = new Map<string, number>()
  let open: OpenTable | undefined
  let documents = 0
  let largestId = 0
  let writing = Promise.resolve()
  for await (const group of groups(batches, terms)) {
    // The next group is prepared while this one is written.
    await writing
    if (open) writing = addBatches(open.table, group)
    else open = await createTable(folder, group)
    // A failure is reported at the next `await`; until then it must not count as unhandled.
    writing.catch(() => undefined)
    documents += group.reduce((sum, batch) => sum + batch.documents, 0)
    largestId = Math.max(largestId, ...group.map((batch) => batch.largestId))
    progress?.({ stage: 'documents', documents })
  }
  await writing
  if (!open) throw new RangeError('An index needs at least one document')
  await writeVocabulary(join(folder, 'vocabulary.bin'), terms)
  // The terms of millions of documents take as much memory as the engine needs next, so they are released first.
  terms.clear()
  progress?.({ stage: 'indexes', documents })
  await createIndexes(open.table, schema, documents)
  open.connection.close()
  progress?.({ stage: 'sync', documents })
  await syncFolder(folder)
  await writeManifest(folder, newManifest({ schema, documents, largestId, tags }))
  progress?.({ stage: 'done', documents })
  return documents
}

/** Each write makes one fragment of the table, and every search visits all fragments, so a few large ones are best. */
async function* groups(
  batches: AsyncIterable<EncodedBatch>,
  terms: Map<string, number>,
): AsyncGenerator<EncodedBatch[]> {
  let group: EncodedBatch[] = []
  let documents = 0
  for await (const batch of batches) {
    addCounts(terms, batch.terms)
    if (batch.documents === 0) continue
    group.push(batch)
    documents += batch.documents
    if (documents < DOCUMENTS_PER_WRITE) continue
    yield group
    group = []
    documents = 0
  }
  if (group.length > 0) yield group
}

/** Opens an index for changes. Only one writer at a time; readers keep the state that they opened. */
export async function openWriter(folder: string): Promise<IndexWriter> {
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error(`There is no finished index in ${folder}`)
  return new LanceWriter(folder, manifest, await openTable(folder, 256))
}

class LanceWriter implements IndexWriter {
  private readonly folder: string
  private readonly open: OpenTable
  private manifest: Manifest

  constructor(folder: string, manifest: Manifest, open: OpenTable) {
    this.folder = folder
    this.manifest = manifest
    this.open = open
  }

  async append(batch: EncodedBatch): Promise<void> {
    await this.change(async () => {
      await addBatches(this.open.table, [batch])
      const file = join(this.folder, 'vocabulary.bin')
      const terms = countsOf(await readVocabulary(file))
      addCounts(terms, batch.terms)
      await writeVocabulary(file, terms)
      this.manifest.largestId = Math.max(this.manifest.largestId, batch.largestId)
    })
  }

  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await this.change(async () => {
      await this.open.table.delete(`id IN (${ids.map(Number).join(',')})`)
    })
  }

  async optimize(): Promise<void> {
    await this.change(async () => {
      await this.open.table.optimize({ cleanupOlderThan: new Date(Date.now() - KEPT_FOR_READERS) })
    })
  }

  async close(): Promise<void> {
    this.open.table.close()
    this.open.connection.close()
  }

  /** The manifest says "unclean" while the engine writes, so that a kill or a power cut can be detected afterwards. */
  private async change(work: () => Promise<void>): Promise<void> {
    await writeManifest(this.folder, { ...this.manifest, clean: false })
    await work()
    await syncFolder(join(this.folder, 'engine'))
    this.manifest = { ...this.manifest, clean: true, documents: await this.open.table.countRows() }
    await writeManifest(this.folder, this.manifest)
  }
}
