import '@fontsource-variable/inter/wght.css';
import '@fontsource/jetbrains-mono/latin-500.css';
// In one layer the order decides: the core's styles must come before those of the packages that build on it.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './ui/global.css';
