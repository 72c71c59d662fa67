/**
 * Link to the official site of the text, or the name of the collection; the collection that it was taken from is shown on
 * hover.
 */
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isHandle } from '../../rules/sources.ts'
import { webAddress } from '../../rules/web-address.ts'
import classes from './head.module.css'
import { useText } from './words.ts'

/** The host of an address, such as "mevzuat.adalet.gov.tr". */
const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')

interface Props {
  /** The collection that the text was taken from. */
  name: string
  url: string | null
  label: string
}

/** Nothing for a collection that has only a handle, which says nothing to a lawyer. */
export const sourceOf = (source: Props): ReactNode =>
  source.url || !isHandle(source.name) ? <SourceLink {...source} /> : null

function SourceLink({ name, url, label }: Props) {
  const t = useText()
  const address = webAddress(url)
  const collection = `${t('collection')} ${name}`
  if (!address) return <span title={collection}>{name}</span>
  const host = hostOf(address)
  return (
    <a
      className={classes.source}
      href={address}
      target="_blank"
      rel="noreferrer"
      title={collection}
      aria-label={`${host}: ${label}`}
    >
      {host}
      <IconExternalLink size={15} aria-hidden />
    </a>
  )
}
