import './style.css'
import { showOwnBase } from './own-base.ts'
import { startSearch } from './search.ts'
import { startTryIt } from './try-it.ts'

// On a narrow screen the contents would push the page down.
if (matchMedia('(max-width: 60rem)').matches) {
  document.querySelector('.contents')?.removeAttribute('open')
}
showOwnBase()
startSearch()
startTryIt()
