/** The part of CBOR (RFC 8949) that an authenticator writes: whole numbers, bytes, text and maps. */

export type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return withHead(3, Buffer.from(value))
  if (value instanceof Uint8Array) return withHead(2, Buffer.from(value))
  const parts = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)])
  return Buffer.concat([head(5, value.size), ...parts])
}

const withHead = (kind: number, bytes: Buffer) => Buffer.concat([head(kind, bytes.length), bytes])

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
