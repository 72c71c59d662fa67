/** Components around screens and in screens of other domains; they are loaded after the first screen. */
export { HelpItem } from './help/HelpItem.tsx'
export { News } from './news/News.tsx'
export { StaffNews } from './news/StaffNews.tsx'
export { FirstSearch } from './tutorials/FirstSearch.tsx'
