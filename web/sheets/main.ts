import { mount } from 'svelte';
import 'virtual:palette.css';
import '../src/design/fonts.css';
import '../src/design/tokens.css';
import '../src/design/base.css';
import Sheets from './Sheets.svelte';
import { applyLook } from '../src/stores/appearance';
import { texts } from '../src/stores/texts.svelte';

await texts.load('castellan', 'web-castellan', 'castel', 'web-castel', 'castellum', 'web-castellum');
applyLook();
mount(Sheets, { target: document.body });
