/** Tasks on files while a person waits: each in a thread of its own. The caller limits how many run at once. */
import type { Comparison } from '../compare/compare.ts'
import { DocumentError, documentLimits } from '../problem.ts'
import { buffers, copies } from '../text/text-of.ts'
import { inThread } from '../thread.ts'
import type { ViewType } from '../view/file.ts'
import type { View } from '../view/index.ts'
import type { ComparedFile } from './compare.ts'
import type { Conversion, ConversionOrder, SourceType } from './convert.ts'

export type Task =
  | { does: 'view'; bytes: Uint8Array; type: ViewType }
  | ({ does: 'convert' } & ConversionOrder)
  | { does: 'compare'; before: ComparedFile; after: ComparedFile }

/** A person waits in front of the screen. */
const milliseconds = 15_000

/** @throws DocumentError */
export const viewFile = (bytes: Uint8Array, type: ViewType): Promise<View> =>
  doTask<View>({ does: 'view', bytes, type }, [{ bytes, type }])

/** @throws DocumentError */
export const convertFile = (order: ConversionOrder): Promise<Conversion> =>
  doTask<Conversion>({ does: 'convert', ...order }, [{ bytes: order.bytes, type: order.from }])

/** @throws DocumentError */
export const compareVersions = (before: ComparedFile, after: ComparedFile): Promise<Comparison> =>
  doTask<Comparison>({ does: 'compare', before, after }, [before, after])

async function doTask<T>(
  task: Task,
  files: readonly { bytes: Uint8Array; type: ViewType | SourceType }[],
): Promise<T> {
  for (const { bytes } of files) {
    if (bytes.length === 0) throw new DocumentError('empty')
    if (bytes.length > documentLimits.bytes) throw new DocumentError('too_large', 'bytes of the file')
  }
  const most = files.reduce((sum, { bytes, type }) => sum + buffers[type] + copies * bytes.length, 0)
  return inThread<T>(new URL('./worker.ts', import.meta.url), task, { milliseconds, buffers: most })
}
