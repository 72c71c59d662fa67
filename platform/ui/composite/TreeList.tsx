import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import composite from './composite.module.css'
import { Localized } from './Frame.tsx'
import classes from './grid.module.css'

export interface TreeEntry {
  id: string
  label: string
  children?: readonly TreeEntry[]
}

interface Props {
  label: string
  entries: readonly TreeEntry[]
  onOpen?: (id: string) => void
}

/** A tree of entries, such as folders; the arrow keys open and close them. */
export const TreeList = ({ label, entries, onOpen }: Props) => (
  <Localized>
    <Tree aria-label={label} className={classes.tree} onAction={(key) => onOpen?.(String(key))}>
      {entries.map(drawEntry)}
    </Tree>
  </Localized>
)

const drawEntry = ({ id, label, children = [] }: TreeEntry): ReactNode => (
  <TreeItem key={id} id={id} textValue={label} className={classes.node}>
    <TreeItemContent>
      {({ level, isExpanded }) => (
        <div className={classes.nodeLine} style={{ paddingInlineStart: `${level - 1}rem` }}>
          {children.length > 0 ? (
            <Button slot="chevron" className={composite.chevron} data-expanded={isExpanded}>
              <IconChevronRight size={16} stroke={1.7} aria-hidden />
            </Button>
          ) : (
            <span className={composite.chevron} />
          )}
          {label}
        </div>
      )}
    </TreeItemContent>
    {children.map(drawEntry)}
  </TreeItem>
)
