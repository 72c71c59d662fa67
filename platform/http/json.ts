/**
 * Bounds how deep and how large the JSON of a request is before anything is made of it: what checks or walks through
 * it afterwards may recurse, and what names its faults names few.
 */
import type { FastifyInstance } from 'fastify'
import { AppError } from '../contract/index.ts'

/** At least twice what the largest body of the contract needs; a test of the sweep compares. */
export const jsonBounds = { levels: 20, values: 5_000 } as const

const tooDeep = {
  tr: `JSON iç içe çok derin: en çok ${jsonBounds.levels} düzey olabilir.`,
  en: `The JSON is nested too deeply: ${jsonBounds.levels} levels at most.`,
}
const tooMany = {
  tr: `JSON çok fazla değer içeriyor: en çok ${jsonBounds.values} olabilir.`,
  en: `The JSON holds too many values: ${jsonBounds.values} at most.`,
}

/** Takes the place of the parser that comes with the server, which goes on to read what is within the bounds. */
export function boundJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const excess = excessOf(text)
    if (excess) done(new AppError('request.invalid', { fields: { '': excess } }))
    else parse(request, text, done)
  })
}

const code = (sign: string) => sign.charCodeAt(0)
const [quote, backslash, comma] = ['"', '\\', ','].map(code)
const [openBracket, closeBracket, openBrace, closeBrace] = ['[', ']', '{', '}'].map(code)

/** One pass over the signs that stand outside of texts; whether it is JSON at all is for the parser to say. */
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

/** Where the quotation mark stands that ends the text; the last place where none does. */
function endOfText(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) return at
    if (sign === backslash) at += 1
  }
  return text.length
}
