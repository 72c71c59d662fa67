/** The site that holds the text, as a link to it there, and quietly the collection it was taken from. */
import { IconExternalLink } from '@tabler/icons-react'
import classes from './head.module.css'
import { useText } from './words.ts'

/** "mevzuat.adalet.gov.tr" of an address; null when it is none. */
const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : null

export function SourceLink({ name, url, label }: { name: string; url: string | null; label: string }) {
  const t = useText()
  const host = url && hostOf(url)
  const collection = (
    <span className={classes.collection}>
      {t('collection')} {name}
    </span>
  )
  if (!url || !host) return collection
  return (
    <>
      <a
        className={classes.source}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`${host}: ${label}`}
      >
        {host}
        <IconExternalLink size={15} aria-hidden />
      </a>{' '}
      {collection}
    </>
  )
}
