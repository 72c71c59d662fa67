/** The meanings of the calculators' fields, from the comments on them in their schemas. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../domains/calculators/schemas')

/** The fields of one object of a schema, in its order, each with its comment or none. */
type Meanings = ReadonlyMap<string, string>

const objects: readonly Meanings[] = readdirSync(folder).flatMap((name) =>
  [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /^(?:export )?const \w+ = z\.object\(\{\n(.*?)^\}\)/gms,
    ),
  ].map(([, block = '']) => meaningsIn(block)),
)

function meaningsIn(block: string): Meanings {
  const fields = block.matchAll(/(?:^ {2}\/\*\*(?<says>(?:(?!\*\/).)*)\*\/\n)?^ {2}(?<name>\w+)[:,]/gms)
  return new Map([...fields].map(({ groups }) => [groups?.name ?? '', plain(groups?.says ?? '')]))
}

function plain(comment: string): string {
  return comment.replace(/\s*\n\s*\*\s*/g, ' ').trim()
}

/** The meanings for the object with just these fields; none if there is no such object, or more than one. */
export function meaningsOf(fields: readonly string[]): Meanings {
  const same = objects.filter((one) => one.size === fields.length && fields.every((field) => one.has(field)))
  return same.length === 1 && same[0] ? same[0] : new Map()
}
