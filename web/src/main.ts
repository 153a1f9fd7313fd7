import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { texts } from './lib/texts.svelte';

router.start();
await texts.load();
const target = document.getElementById('app');
if (target) mount(App, { target });
