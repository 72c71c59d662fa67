/**
 * Multipart bodies: files are written to a folder as they arrive, so that their size costs no memory; fields are
 * collected.
 */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError, type FileField, type Row, type Upload } from '../contract/index.ts'
import { createMeasure } from '../files/measure.ts'
import { writeWhole } from '../files/write.ts'
import { bodyTooLarge, fileTooLarge } from './file-limit.ts'
import { passingSeal } from './passing-seal.ts'

/** Limits for everything except the files. */
const most = { fields: 100, fieldBytes: 100_000, nameBytes: 100, headerPairs: 20, fileName: 255 } as const
/** All fields except the files are held in memory. */
const mostBesideFiles = 1024 * 1024

/** The caller went away before the answer was complete. */
export const callerLeft = 'ERR_STREAM_PREMATURE_CLOSE'

/** The parser stops at the largest file that any field takes. */
const parserTooLarge = 'FST_REQ_FILE_TOO_LARGE'

const brokenForm = {
  tr: 'Form bozuk ya da yarım kaldı.',
  en: 'The form is malformed or incomplete.',
}

/** Control characters, and marks that turn the direction of writing, so that `exe.pdf` is shown for `fdp.exe`. */
const unseen = /[\p{Cc}\p{Bidi_Control}]/gu

export type FileFields = NonNullable<Row['files']>

/** Maximum size of a whole body: its files, its fields, and the separators between the parts. */
export function bodyBytes(files: FileFields): number {
  const ofFiles = Object.values(files).reduce(
    (sum, { maxBytes, most: count = 1 }) => sum + maxBytes * count,
    0,
  )
  return ofFiles + mostBesideFiles
}

/** The shape of the body while each file is represented by its name. */
export function multipartShape({ body, files = {} }: Row): z.ZodType {
  const fields = body instanceof z.ZodObject ? body : z.strictObject({})
  return fields.safeExtend(
    Object.fromEntries(Object.entries(files).map(([name, field]) => [name, nameOf(field)])),
  )
}

function nameOf({ most: count, optional }: FileField): z.ZodType {
  const one = z.string().meta({ format: 'binary' })
  const shape =
    count === undefined
      ? one
      : z
          .array(one)
          .min(optional ? 0 : 1)
          .max(count)
  return optional ? shape.optional() : shape
}

/** The parsed body: `body` holds the names of the files until it is checked, `files` holds the files themselves. */
export class ReceivedForm {
  readonly body: Record<string, unknown> = {}
  readonly #files = new Map<string, { path: string; upload: Upload }[]>()
  #isLent = false
  #isOver = false

  add(name: string, value: string, asList: boolean): void {
    const known = this.body[name]
    if (known === undefined) this.body[name] = asList ? [value] : value
    else this.body[name] = [known, value].flat()
  }

  keep(name: string, path: string, upload: Upload): void {
    this.#files.set(name, [...(this.#files.get(name) ?? []), { path, upload }])
  }

  /** The checked body with the files in place of their names. */
  withFiles(checked: Record<string, unknown>, fields: FileFields): Record<string, unknown> {
    const files = [...this.#files].map(([name, kept]) => {
      const names = [checked[name]].flat()
      const uploads = kept.map(({ upload }, at) => ({ ...upload, fileName: String(names[at]) }))
      return [name, fields[name]?.most === undefined ? uploads[0] : uploads]
    })
    return { ...checked, ...Object.fromEntries(files) }
  }

  /** Runs the handler, which keeps its files until it ends, even if the caller disconnects. */
  async lend<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOver) throw Object.assign(new Error('The caller has left'), { code: callerLeft })
    this.#isLent = true
    try {
      return await work()
    } finally {
      this.#isLent = false
      if (this.#isOver) await this.discard()
    }
  }

  /** The call is answered, or nobody waits for its answer any more. */
  end(): void {
    this.#isOver = true
    // A file that cannot be removed now is removed with the leftovers of killed servers.
    if (!this.#isLent) this.discard().catch(() => undefined)
  }

  /** Removes the files; may be called twice. */
  async discard(): Promise<void> {
    const paths = [...this.#files.values()].flat().map(({ path }) => path)
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

/**
 * Reads the whole body.
 * @throws AppError request.invalid for a form that cannot be read, request.file_too_large and request.too_large beyond
 * the bounds
 */
export async function receiveForm(
  request: FastifyRequest,
  files: FileFields,
  folder: string,
): Promise<ReceivedForm> {
  const form = new ReceivedForm()
  let held = 0
  try {
    for await (const part of request.parts({ limits: limitsOf(files) })) {
      held += heldBy(part)
      if (held > mostBesideFiles) throw new AppError('request.too_large')
      if (part.type === 'file') await receiveFile(form, part, files, folder)
      else if (typeof part.value !== 'string') throw refusal(part.fieldname)
      // Its text would be taken for the name of a file, and reach the handler in place of one.
      else if (Object.hasOwn(files, part.fieldname)) throw refusal(part.fieldname, notText)
      else if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('request.too_large')
      else form.add(part.fieldname, part.value, false)
    }
    return form
  } catch (error) {
    await form.discard()
    throw explained(error, files)
  }
}

const heldBy = (part: Multipart): number =>
  (part.fieldname ?? '').length +
  (part.type === 'field' && typeof part.value === 'string' ? part.value.length : 0)

function limitsOf(files: FileFields) {
  const fields = Object.values(files)
  const count = fields.reduce((sum, { most: each = 1 }) => sum + each, 0)
  return {
    files: count,
    fileSize: Math.max(...fields.map(({ maxBytes }) => maxBytes)),
    fields: most.fields,
    fieldSize: most.fieldBytes,
    fieldNameSize: most.nameBytes,
    headerPairs: most.headerPairs,
    parts: most.fields + count,
  }
}

/** Browsers encode only a quotation mark and the line ends of a name, and in this way. */
const asChosen = (fileName: string): string =>
  fileName.replace(/%22|%0D|%0A/gi, (written) => decodeURIComponent(written))

async function receiveFile(
  form: ReceivedForm,
  part: MultipartFile,
  files: FileFields,
  folder: string,
): Promise<void> {
  const field = Object.hasOwn(files, part.fieldname) ? files[part.fieldname] : undefined
  if (!field) throw refusal(part.fieldname)
  if (field.types && !field.types.includes(part.mimetype))
    throw refusal(part.fieldname, otherType(field.types))
  const fileName = asChosen(part.filename ?? '')
    .replace(unseen, '')
    .slice(-most.fileName)
  refuseEnding(fileName, field)
  const path = join(folder, `${randomUUID()}.upload`)
  const { maxBytes } = field
  const measure = createMeasure({ maxBytes, tooLarge: () => fileTooLarge(maxBytes) })
  const seal = passingSeal()
  await writeWhole(path, seal.close(measure.through(part.file)))
  const { size, sha256 } = measure.result()
  // A browser sends an empty part for a field in which nothing was chosen.
  const isNothing = fileName === '' && size === 0
  if (isNothing) return rm(path)
  const upload = {
    fileName,
    contentType: part.mimetype,
    size,
    sha256,
    open: () => seal.open(path),
  }
  form.keep(part.fieldname, path, upload)
  form.add(part.fieldname, fileName, field.most !== undefined)
}

/** A name without an ending, such as that of a part without a file, is left to the handler. */
function refuseEnding(fileName: string, { endings }: FileField): void {
  const extension = /\.([^.\s]{1,20})$/.exec(fileName)?.[1]?.toLowerCase()
  if (endings && extension !== undefined && !endings.accepted.includes(extension))
    throw new AppError(endings.otherwise, { values: { extension: `.${extension}` } })
}

type Text = { tr: string; en: string }

const notFile: Text = {
  tr: 'Bu alana dosya ya da JSON gönderilemez.',
  en: 'This field takes no file and no JSON.',
}
const notText: Text = { tr: 'Bu alana yalnız dosya gönderilebilir.', en: 'This field takes files alone.' }
const otherType = (types: readonly string[]): Text => ({
  tr: `Şu türlerden biri olmalı: ${types.join(', ')}.`,
  en: `It must be one of: ${types.join(', ')}.`,
})

const refusal = (field: string, text = notFile) =>
  new AppError('request.invalid', { fields: { [field.slice(0, 60)]: text } })

/**
 * The parser's errors about an unreadable body have no status of their own; errors of the disk are not about the
 * body.
 */
function explained(error: unknown, files: FileFields): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  if ('code' in error && error.code === parserTooLarge) return bodyTooLarge(files)
  if ('syscall' in error || 'statusCode' in error) return error
  return new AppError('request.invalid', { fields: { '': brokenForm } })
}
