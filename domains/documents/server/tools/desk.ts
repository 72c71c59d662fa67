/** The tools for text documents that are open to everybody. The work is done in threads, and nothing is kept. */
import type { Handlers } from '@mizan/platform/call'
import { AppError, type Upload } from '@mizan/platform/contract'
import { convertFile, type SourceType, type ViewType, viewFile } from '@mizan/platform/text-documents'
import type { toolRows } from '../../contract/tools.ts'
import { extensionOf, stemOf } from '../../rules/names.ts'
import { targetsOf } from '../../rules/preview.ts'
import type { ToolConversion, ToolConverted, ToolView } from '../../schemas/tools.ts'
import type { DocumentCall } from '../call.ts'
import { tellFile } from '../content/tell.ts'
import { unreadable } from '../version-files.ts'

export const toolHandlers: Handlers<typeof toolRows, DocumentCall> = {
  'documents.toolConvert': (call, { body }) => call.parts.toolSeats.during(call, () => convert(call, body)),
  'documents.toolPreview': (call, { body }) => call.parts.toolSeats.during(call, () => preview(body)),
}

async function convert(
  call: DocumentCall,
  { File: file, to }: ToolConversion & { File: Upload },
): Promise<ToolConverted> {
  const { extension, bytes } = await read(file)
  if (!targetsOf({ extension, size: file.size, hasMacros: false }).includes(to))
    throw new AppError('document.not_converted')
  const title = stemOf(file.fileName)
  const made = await convertFile({
    bytes,
    from: extension as SourceType,
    to,
    title,
    author: '',
    lang: call.language,
  }).catch(unreadable)
  if (made.bytes === null) throw new AppError('document.no_text')
  const { bytes: content, ...lost } = made
  return { fileName: `${title}.${to}`, content: Buffer.from(content).toString('base64'), ...lost }
}

async function preview({ File: file }: { File: Upload }): Promise<ToolView> {
  const { extension, bytes } = await read(file)
  if (extension === 'pdf') throw new AppError('document.not_shown')
  return { view: await viewFile(bytes, extension as ViewType).catch(unreadable) }
}

/** A file is what its bytes are, whatever its name says. */
async function read(file: Upload): Promise<{ extension: string; bytes: Buffer }> {
  const extension = extensionOf(file.fileName)
  const { hasMacros } = await tellFile(extension, file.open)
  if (hasMacros) throw new AppError('document.has_macros')
  const whole = Buffer.from(new ArrayBuffer(file.size))
  let at = 0
  for await (const chunk of file.open()) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return { extension, bytes: whole }
}
