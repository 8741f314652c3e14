import "../../app/styles/app.css";
