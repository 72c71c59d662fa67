/** The official site that holds the text, or who issued it; the collection it was taken from is told on hover. */
import { IconExternalLink } from '@tabler/icons-react'
import classes from './head.module.css'
import { useText } from './words.ts'

/** "mevzuat.adalet.gov.tr" of an address; null when it is none. */
const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : null

interface Props {
  /** The collection that the text was taken from. */
  name: string
  url: string | null
  label: string
  /** Who issued the text; stands as its source where no site is known. */
  issuer?: string
}

export function SourceLink({ name, url, label, issuer }: Props) {
  const t = useText()
  const host = url && hostOf(url)
  const collection = `${t('collection')} ${name}`
  if (!url || !host) return <span title={collection}>{issuer ?? name}</span>
  return (
    <a
      className={classes.source}
      href={url}
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
