import { mount } from 'svelte';
import 'virtual:palette.css';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import App from './App.svelte';
import { router } from './stores/router.svelte';
import { texts } from './stores/texts.svelte';

router.start();
await texts.begin();
const target = document.getElementById('app');
if (target && location.pathname.startsWith('/embed/'))
  mount((await import('./replay/Embedded.svelte')).default, { target });
else if (target) mount(App, { target });
