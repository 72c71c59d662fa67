/** Reads the answer in place of a document: a file, a refusal, or the short text for a file that is too big. */
import { PortalError, readAnswer, refuseNoSession } from './answer.ts'
import { textOf } from './text.ts'

/** The measured text has 116 bytes. */
const longestNote = 600

const starts = (bytes: Uint8Array, ...codes: number[]): boolean =>
  codes.every((code, at) => bytes[at] === code)

/** The ending by the first bytes; the portal names no type that could be relied on. Undefined for anything else. */
export function endingOf(bytes: Uint8Array): string | undefined {
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf'
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'udf'
  if (starts(bytes, 0x49, 0x49, 0x2a, 0x00) || starts(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return 'tif'
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'jpg'
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (starts(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'rtf'
  const head = textOf(bytes.subarray(0, 400)).replace(/^\uFEFF/, '')
  return /^\s*(?:<\?xml[^>]*>\s*)?<template[\s>]/.test(head) ? 'udf' : undefined
}

/** @throws PortalError */
export function copyOf(bytes: Uint8Array): { bytes: Uint8Array; ending: string } {
  if (bytes.length === 0) throw new PortalError('stale')
  const ending = endingOf(bytes)
  if (ending !== undefined) return { bytes, ending }
  const text = textOf(bytes.subarray(0, 4_000))
  refuseNoSession(text)
  if (/^\s*[{[]/.test(text)) readAnswer(textOf(bytes))
  if (bytes.length <= longestNote) throw new PortalError('too_big', text.trim().slice(0, 200))
  return { bytes, ending: 'txt' }
}
