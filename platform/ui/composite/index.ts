/**
 * Controls that consist of several parts with one focus among them. React Aria provides their behaviour, our style
 * sheets their looks. They have an entry of their own, so that screens without them do not load them.
 */
export { type Choice, ChoiceMenu } from './ChoiceMenu.tsx'
export { Combobox } from './Combobox.tsx'
export { type Column, DataTable } from './DataTable.tsx'
export { DateField } from './DateField.tsx'
export { DayField } from './DayField.tsx'
export { Menu, type MenuEntry } from './Menu.tsx'
export { MultiSelect } from './MultiSelect.tsx'
export { hasWords } from './options.ts'
export { PanelButton } from './PanelButton.tsx'
export { type TreeEntry, TreeList } from './TreeList.tsx'
export { useFound } from './use-found.ts'
