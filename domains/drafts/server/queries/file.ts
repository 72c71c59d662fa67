import type { BinaryAnswer } from '@mizan/platform/contract'
import { type DraftFileType, draftFileTypes } from '../../data/file-types.ts'
import type { DraftId } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { bytesOf, nameOfFile } from '../file.ts'
import { readDraft } from './drafts.ts'

export async function draftFile(
  call: DraftCall,
  { draftId, type }: DraftId & { type: DraftFileType },
): Promise<BinaryAnswer> {
  const { title, text } = await readDraft(call, { draftId })
  const body = await bytesOf({ title, text, lang: call.language }, type)
  return { contentType: draftFileTypes[type], fileName: nameOfFile(title, type), body, size: body.length }
}
