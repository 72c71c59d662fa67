import classes from './table.module.css'

/** `table`, and `open` for the button that is the name of a row. Widths of columns and the card of a phone are the list's own. */
export const tableClasses = { table: classes.table, open: classes.open } as const
