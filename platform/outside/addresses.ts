/**
 * Decides which addresses may be called: public ones, and besides them only the host and port that the settings name.
 */
import { lookup as systemLookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector } from 'undici'
import type { OutsideOptions } from './options.ts'

const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Whether the address is a public one of the Internet: neither of this machine, nor of a private network, nor in a
 * reserved range.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address that is written as IPv6 counts as the IPv4 address.
  const read = ipaddr.process(address)
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(globalUnicast))
}

export const blockedCode = 'ADDRESS_NOT_PUBLIC'

const blocked = () => Object.assign(new Error('The address is not public'), { code: blockedCode })

/**
 * Resolves names to public addresses alone. The connection is made to exactly what this returns, so a name that
 * resolves differently the next time gains nothing.
 */
export const publicLookup =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found, family) => {
      if (error) return done(error, [], family)
      const list = Array.isArray(found) ? found : [{ address: found, family: family ?? 4 }]
      const open = list.filter(({ address }) => isPublic(address))
      const [first] = open
      if (!first) return done(blocked(), [], 0)
      if (options.all) return done(null, open)
      done(null, first.address, first.family)
    })
  }

/** Host and port. Another port of the same host may serve something that is not meant for others. */
const placeOf = ({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string =>
  `${bare(hostname)} ${port || (protocol === 'https:' ? 443 : 80)}`

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

/** Connections to one service, which check each address at the moment they connect, so also after a redirect. */
export function agentFor(
  { address, certificate, lookup = systemLookup as LookupFunction }: OutsideOptions,
  connectMs: number,
): Agent {
  const trusted = address === undefined ? undefined : placeOf(new URL(address))
  const common = { timeout: connectMs, allowH2: false }
  const own = certificate === undefined ? {} : { cert: certificate, key: certificate }
  const open = buildConnector({ ...common, ...own, lookup })
  const guarded = buildConnector({ ...common, lookup: publicLookup(lookup) })
  return new Agent({
    // The steps of a call are timed by its watch.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
    connect: (to, done) => {
      if (placeOf(to) === trusted) return open(to, done)
      const host = bare(to.hostname)
      // A name is checked when it is resolved; an address is never resolved.
      if (isIP(host) && !isPublic(host)) return done(blocked(), null)
      guarded(to, done)
    },
  })
}
