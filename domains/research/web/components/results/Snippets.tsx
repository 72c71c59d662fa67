import type { Snippet } from '../../../schemas.ts'
import { Marked } from '../Marked.tsx'
import classes from './ResultItem.module.css'

export function Snippets({ snippets }: { snippets: Snippet[] }) {
  if (snippets.length === 0) return null
  return (
    <div className={classes.snippets}>
      {snippets.map((snippet) => (
        <p key={snippet.text}>
          <Marked text={snippet.text} ranges={snippet.ranges} />
        </p>
      ))}
    </div>
  )
}
