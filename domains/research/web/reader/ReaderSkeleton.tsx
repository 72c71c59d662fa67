/** Placeholder of the reader while its text loads: title, bar, columns and lines in their later positions. */
import { PageHeadWaiting, Waiting } from '@mizan/platform/ui'
import head from './head.module.css'
import classes from './reader.module.css'
import text from './text/text.module.css'
import toolbar from './toolbar/toolbar.module.css'
import { useText } from './words.ts'

const lines = [96, 100, 94, 98, 61, 0, 100, 97, 92, 99, 95, 48, 0, 98, 93, 100, 72]

export function ReaderSkeleton({ beside }: { beside: boolean }) {
  const t = useText()
  return (
    <div className={classes.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={head.head}>
        <PageHeadWaiting width="min(34rem, 90%)" />
        <Waiting height={16} width="min(22rem, 70%)" />
      </div>
      <div className={toolbar.bar}>
        <Waiting height={32} width="150px" />
        <span className={toolbar.space} />
        <Waiting height={32} width="180px" />
      </div>
      <div className={classes.columns} data-beside={beside}>
        <div className={`${classes.column} ${classes.outline}`}>
          {[70, 85, 60, 75, 50].map((width) => (
            <Waiting key={width} height={14} width={`${width}%`} below={18} />
          ))}
        </div>
        <div className={classes.text}>
          <div className={text.surface}>
            {lines.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
              <Waiting key={index} height={width ? 14 : 8} width={`${width || 0}%`} below={14} />
            ))}
          </div>
        </div>
        {beside && (
          <div className={`${classes.column} ${classes.beside}`}>
            {[90, 70, 80].map((width) => (
              <Waiting key={width} height={56} width={`${width}%`} below={16} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
