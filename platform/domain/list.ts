/** The list of domains. Its types are checked: everything that one domain names of another must exist. */
import type { Ports, ServerManifest } from './index.ts'

type Domains = readonly ServerManifest[]

type RowsOf<D> = D extends { rows: infer R } ? R : never
type NamesOf<R> = R extends unknown ? keyof R : never
type RenewedBy<R> = R extends unknown
  ? { [K in keyof R]: R[K] extends { renews: readonly (infer N)[] } ? N : never }[keyof R]
  : never
type UnknownRows<L extends Domains> = Exclude<RenewedBy<RowsOf<L[number]>>, NamesOf<RowsOf<L[number]>>>

type RequiredPort = { [K in keyof Ports]-?: undefined extends Ports[K] ? never : K }[keyof Ports]
type FilledBy<D> = D extends { ports: (...services: never[]) => infer P } ? keyof Awaited<P> : never
type EmptyPorts<L extends Domains> = Exclude<RequiredPort, FilledBy<L[number]>>

type Complete<L extends Domains> = [UnknownRows<L> | EmptyPorts<L>] extends [never]
  ? unknown
  : { renewedButNoRow: UnknownRows<L>; neededButNotFilled: EmptyPorts<L> }

/**
 * The domains in their order: each builds on those before it. An unknown row in `renews` or an empty port does not
 * compile.
 */
export const listDomains = <const L extends Domains>(domains: L & Complete<L>): L => domains
