/**
 * Link to the official site of the text, or the name of its issuer; the collection that it was taken from is shown on
 * hover.
 */
import { IconExternalLink } from '@tabler/icons-react'
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
  /** The issuer of the text; shown as its source if no site is known. */
  issuer?: string
}

export function SourceLink({ name, url, label, issuer }: Props) {
  const t = useText()
  const address = webAddress(url)
  const host = address && hostOf(address)
  const collection = `${t('collection')} ${name}`
  if (!address || !host) return <span title={collection}>{issuer ?? name}</span>
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
