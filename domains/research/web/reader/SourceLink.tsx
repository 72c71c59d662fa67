/** Where the text comes from, as a link to it there when the source gives one. */
import { IconExternalLink } from '@tabler/icons-react'
import classes from './head.module.css'

export function SourceLink({ name, url, label }: { name: string; url: string | null; label: string }) {
  if (!url) return name
  return (
    <a
      className={classes.source}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name}: ${label}`}
    >
      {name}
      <IconExternalLink size={15} aria-hidden />
    </a>
  )
}
