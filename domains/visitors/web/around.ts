/** What stands around screens and on those of others; it is loaded after the first one. */
export { HelpItem } from './help/HelpItem.tsx'
export { News } from './news/News.tsx'
export { StaffNews } from './news/StaffNews.tsx'
export { FirstSearch } from './tutorials/FirstSearch.tsx'
