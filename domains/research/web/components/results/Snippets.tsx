/** Passages of the text; dots show where one was cut inside a sentence. */
import type { Snippet } from '../../../schemas.ts'
import { Marked } from '../Marked.tsx'
import classes from './ResultItem.module.css'

const beginsInside = (text: string) => /^[\p{Ll}\d,;)]/u.test(text)
const endsInside = (text: string) => !/[.!?:;…"”')]$/.test(text)

export function Snippets({ snippets }: { snippets: Snippet[] }) {
  if (snippets.length === 0) return null
  return (
    <div className={classes.snippets}>
      {snippets.map((snippet) => (
        <p key={snippet.text}>
          {beginsInside(snippet.text) && '…\u00a0'}
          <Marked text={snippet.text} ranges={snippet.ranges} />
          {endsInside(snippet.text) && '\u00a0…'}
        </p>
      ))}
    </div>
  )
}
