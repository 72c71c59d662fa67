/**
 * Limits the depth and size of a request's JSON before it is parsed: code that checks or walks through it afterwards
 * may recurse, and error messages must not grow with it.
 */
import type { FastifyInstance } from 'fastify'
import { AppError } from '../contract/index.ts'

/** At least twice the need of the largest body of the contract; a test of the sweep compares. */
export const jsonBounds = { levels: 20, values: 40_000 } as const

const tooDeep = {
  tr: `JSON iç içe çok derin: en çok ${jsonBounds.levels} düzey olabilir.`,
  en: `The JSON is nested too deeply: ${jsonBounds.levels} levels at most.`,
}
const tooMany = {
  tr: `JSON çok fazla değer içeriyor: en çok ${jsonBounds.values} olabilir.`,
  en: `The JSON holds too many values: ${jsonBounds.values} at most.`,
}

/**
 * Replaces the server's own JSON parser, and passes on bodies within the limits. Some clients declare JSON and send
 * nothing.
 */
export function boundJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const excess = excessOf(text)
    if (text === '') done(null, undefined)
    else if (excess) done(new AppError('request.invalid', { fields: { '': excess } }))
    else parse(request, text, done)
  })
}

const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, comma] = ['"', '\\', ','].map(code)
const [openBracket, closeBracket, openBrace, closeBrace] = ['[', ']', '{', '}'].map(code)

/** Reads the characters outside of strings in one pass; the parser decides whether it is valid JSON. */
function excessOf(text: string): typeof tooDeep | undefined {
  let level = 0
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfText(text, at)
    else if (sign === comma) values += 1
    else if (sign === closeBracket || sign === closeBrace) level -= 1
    else if (sign === openBracket || sign === openBrace) {
      level += 1
      values += 1
    }
    if (level > jsonBounds.levels) return tooDeep
    if (values > jsonBounds.values) return tooMany
  }
  return undefined
}

/** Position of the quotation mark that ends the string; the end of the text if there is none. */
function endOfText(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) return at
    if (sign === backslash) at += 1
  }
  return text.length
}
