/** The parts of a .docx file and how they refer to each other. */
import { type Archive, openArchive } from '../file/archive.ts'
import { decodeXml } from '../file/encoding.ts'
import { kindOf } from '../file/kind.ts'
import { parseXml, type XmlElement } from '../file/xml.ts'
import { DocumentError } from '../problem.ts'
import { namespaces } from './values.ts'

export interface Part {
  root: XmlElement
  /** The name of the part that an id stands for; null for none and for what is outside the file. */
  target: (id: string | undefined) => string | null
  /** The first part of a kind, such as `styles`. */
  related: (kind: string) => string | null
}

export interface Package {
  main: Part
  part: (name: string | null) => Part | null
  bytes: (name: string | null) => Uint8Array | null
}

/** @throws DocumentError */
export function openPackage(bytes: Uint8Array): Package {
  if (kindOf(bytes) !== 'zip') throw new DocumentError('not_a_document', 'no archive')
  const archive = openArchive(bytes)
  const name =
    linksOf(archive, '').find(({ kind }) => kind === 'officeDocument')?.target ?? 'word/document.xml'
  const main = readPart(archive, name)
  if (main?.root.name !== 'w:document') throw new DocumentError('not_a_document', 'no text')
  const known = new Map<string, Uint8Array | null>()
  /** An image that is shown a thousand times is stored once. */
  const bytesOf = (other: string) => {
    if (known.has(other)) return known.get(other) ?? null
    const read = archive.read(other)
    const own = read && new Uint8Array(read)
    known.set(other, own)
    return own
  }
  return {
    main,
    part: (other) => (other ? readPart(archive, other) : null),
    bytes: (other) => (other ? bytesOf(other) : null),
  }
}

function readPart(archive: Archive, name: string): Part | null {
  const bytes = archive.read(name)
  if (!bytes) return null
  const links = linksOf(archive, name)
  return {
    root: parseXml(decodeXml(bytes), namespaces),
    target: (id) => links.find((link) => link.id === id)?.target ?? null,
    related: (kind) => links.find((link) => link.kind === kind)?.target ?? null,
  }
}

interface Link {
  id: string | undefined
  kind: string
  target: string
}

function linksOf(archive: Archive, name: string): Link[] {
  const slash = name.lastIndexOf('/') + 1
  const folder = name.slice(0, slash)
  const bytes = archive.read(`${folder}_rels/${name.slice(slash)}.rels`)
  if (!bytes) return []
  const { children } = parseXml(decodeXml(bytes), namespaces)
  return children.flatMap(({ attributes: { Id, Type = '', Target, TargetMode } }) => {
    if (!Target || TargetMode === 'External') return []
    return [{ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target: nameWithin(folder, Target) }]
  })
}

/** The result is the name of an entry, not a path: it can lead nowhere but to an entry or to none. */
function nameWithin(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps = folder.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}
